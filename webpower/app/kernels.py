"""The visitors' kernels: quiet ones, that end when nobody needs them."""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager


class Kernels(AsyncMappingKernelManager):
    """All kernels of the app. Voilà adds that some wait for visitors."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)  # type: ignore[no-untyped-call]
        self._seen: set[str] = set()

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """Start a kernel that writes nothing but errors to the terminal."""
        started: str = await super().start_kernel(extra_arguments=["--IPKernelApp.log_level=ERROR"], **options)
        return started

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that has been idle for too long.

        A kernel that has waited long for its visitor looks idle in the moment he comes, so there are two looks at each.
        """
        if kernel_id in self._seen:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]
        self._seen.add(kernel_id)
