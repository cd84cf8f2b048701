# どのゲームの場面にも添える言葉。
view-seats = 席
view-map = 地図
view-moves = 手
view-reckoning = 得点
view-you = あなた
view-seen-by = { $viewer }の視点
view-stack = { $count }個、一番上は{ $top }
view-lasting = 取り消せません

outcome-ending = ゲーム終了：{ $ending }。
outcome-nobody = 勝者はいません。
outcome-together-won = 全員の勝利です。
outcome-together-lost = 全員の敗北です。
outcome-solo-won = { $seat }の勝ちです。
outcome-solo-lost = { $seat }の負けです。
outcome-won = { $seat }の勝ち（{ $points }点）
outcome-rest = { $seat }（{ $points }点）
outcome-rank = { $rank }位　{ $standing }

setup-impossible = { $reason }（{ $rule }）
