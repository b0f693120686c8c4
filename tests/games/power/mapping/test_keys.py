"""A board drawn by the keyboard: the cursor, and what it is on."""

from tests.games.power.mapping.drawing import bench, click, told
from tests.games.power.test_other_boards import heron_coast
from webpower.games.power.mapping import cursor as cursors
from webpower.games.power.mapping import draft as drafts
from webpower.games.power.mapping.cursor import STEP
from webpower.games.power.mapping.picture import WIDTH, view_of


class TestKeys:
    def test_the_cursor_is_seen_in_the_middle_and_moves(self):
        at = bench()
        assert at.scene().mark("cursor") is None
        at.go("left")
        view = view_of(heron_coast())
        x, y = view.place(360, 20 * round(view.height / 40))
        assert at.scene().mark("cursor")
        assert told(at) == f"Here: longitude {x:g}, latitude {y:g}"
        at.go("left", fine=True)
        assert told(at).startswith(f"Here: longitude {view.place(356, 0)[0]:g},")
        at.let_go()
        assert at.scene().mark("cursor") is None

    def test_it_stays_in_the_picture(self):
        at = bench()
        for _ in range(60):
            at.go("left")
            at.go("up")
        view = view_of(heron_coast())
        x, y = view.place(0, 0)
        assert told(at) == f"Here: longitude {x:g}, latitude {y:g}"

    def test_a_board_from_nothing_without_a_mouse(self):
        at = bench(drafts.empty_draft())
        at.put()
        assert told(at).startswith("Here: longitude")
        at.put()
        assert at.draft["countries"][0]["coat"] == list(view_of(at.draft).place(380, 280))
        at.press("click:site-tool")
        for way in ("up", "right", "right", "up"):
            for _ in range(3):
                at.go(way)
            at.put()
        assert len(at.draft["sites"]) == 4
        at.press("click:join")
        for element in ("site:site-1", "site:site-2", "site:site-2", "site:site-3"):
            at.pick(element)
        assert at.draft["roads"] == [{"a": "site-1", "b": "site-2"}, {"a": "site-2", "b": "site-3"}]
        at.press("click:move")
        at.pick("site:site-4")
        at.go("up")
        at.put()
        assert at.draft["sites"][3]["at"] == list(view_of(drafts.empty_draft()).place(500, 140))

    def test_what_the_cursor_is_on(self):
        at = bench()
        view = view_of(heron_coast())
        heard = set()
        for x in range(0, WIDTH + 1, STEP):
            for y in range(0, round(view.height) + 1, STEP):
                heard.add(cursors.under(at.draft, view, (x, y)))
        every = {f"site:{site['id']}" for site in at.draft["sites"]}
        every |= {f"coat:{country['name']}" for country in at.draft["countries"]}
        every |= {f"road:{number}" for number in range(len(at.draft["roads"]))}
        assert heard == every | {""}  # all of it can be reached by steps

    def test_it_says_what_it_is_on(self):
        said = set()
        for element in ("site:highbell", "coat:Isle"):
            at = bench()
            click(at, element)
            at.go("up", fine=True)
            said.add(told(at))
        assert said == {"Here: Highbell, Highlands", "Here: Arms of Isle"}
        at = bench()
        ends = [cursors.place_of(at.draft, view_of(at.draft), f"site:{id}") for id in ("stonewell", "larchmount")]
        middle = tuple((a + b) / 2 for a, b in zip(*ends, strict=True))
        road = cursors.told(at.draft, view_of(at.draft), middle)
        assert road.say(()) == "Here: Road from Stonewell to Larchmount"
