# Zugfolgen

line-name = Zugfolge
line-leaves = Abzweig
line-with = mit
line-actions = Aktionen
line-fork = { $left } nach { $after }
compare-same = { $position ->
    [0] Die Zugfolgen trennen sich gleich am Anfang.
    [one] Beide Zugfolgen haben die erste Aktion gemeinsam; dann trennen sie sich.
   *[other] Beide Zugfolgen haben die ersten { $position } Aktionen gemeinsam; dann trennen sie sich.
 }
compare-itself = Eine Zugfolge wird mit sich selbst verglichen: Es gibt keinen Unterschied.
compare-line = Zugfolge { $name }, { $number ->
    [0] keine weitere Aktion
    [one] 1 weitere Aktion
   *[other] { $number } weitere Aktionen
 }:
compare-more = … und { $number } weitere
compare-scores = wenn dort Schluss wäre: { $a } → { $b }
compare-total = gesamt
desk-line-main = { $name }: { $number ->
    [one] 1 Aktion
   *[other] { $number } Aktionen
 }
desk-line = { $name }: { $number ->
    [one] 1 Aktion
   *[other] { $number } Aktionen
 }, zweigt von { $left } nach { $after } ab: { $done }
branch-played = diese Aktion ist dort schon gespielt, also zweigt nichts ab
