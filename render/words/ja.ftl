# どのゲームの場面にも添える言葉。
view-seats = 席
view-map = 地図
view-moves = 手
view-reckoning = 得点
view-you = あなた
view-seen-by = { $viewer }の視点
view-stack = { $count }個、一番上は{ $top }
view-lasting = 取り消せません

setup-impossible = { $reason }（{ $rule }）
