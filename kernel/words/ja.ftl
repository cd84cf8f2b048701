# どのゲームのテーブルにも必要な言葉。
refused-game-over = ゲームは終了しています。新しいゲームを始めるか、リプレイを開いてください。
refused-not-awaited = いまは{ $seat }が決める番ではありません。テーブルが尋ねるまでお待ちください。
refused-nothing-to-undo = { $seat }には取り消せる決定が残っていません。
refused-undo-barrier = 取り消せません。その後に何かが引かれたか、公開されました。
refused-undo-other = 相談なしには取り消せません。その後に{ $seat }が決定しました。取り消してよいか尋ねてください。
refused-undo-asked = { $seat }はすでに決定の取り消しを求めています。答えを待つか、答えてください。
refused-undo-not-asked = { $seat }は決定の取り消しについて尋ねられていないか、すでに答えています。
refused-lesson-fact = このレッスンではできません。その後は「{ $fact }」が成り立たなくなります。別の手を選ぶか、レッスンを抜けてください。
refused-no-lesson = このテーブルには抜けられるレッスンがありません。もともと無いか、すでに抜けています。

seat-name = 席{ $number }
viewer-spectator = 観戦者
viewer-referee = 審判
list-two = { $first }と{ $last }
list-many = { $first }、{ $rest }
awaiting = { $seats }を待っています。
awaiting-together = { $seats }が一緒に出す答えを待っています。誰が答えてもかまいません。
welcome = 待たれてはいないが行動してもよい：{ $seats }。
game-over = ゲームは終了しました。

setup-seats = { $game }は{ $from }人から{ $to }人で遊びます。{ $seats }人では遊べません。席の数を変えてください。
setup-seats-exactly = { $game }は{ $from }人で遊びます。{ $seats }人では遊べません。席の数を変えてください。

reason-greedy = 一手先を見て最善です（{ $percent } %）。
reason-search = { $iterations } 回の想定対局で最善でした（{ $percent } %）。

seat-called = { $seat }

outcome-ending = ゲーム終了：{ $ending }。
outcome-nobody = 勝者はいません。
outcome-together-won = 全員の勝利です。
outcome-together-lost = 全員の敗北です。
outcome-alone-won = { $seat }の勝ちです。
outcome-alone-lost = { $seat }の負けです。
outcome-won = { $seat }の勝ち（{ $points }点）
outcome-rest = { $seat }（{ $points }点）
outcome-rank = { $rank }位　{ $standing }
