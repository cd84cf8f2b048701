# ゲームについてコマンドラインが伝える言葉。
games-id = id
games-title = 題名
games-players = 人数
games-modes = モード
games-modules = モジュール
games-languages = 言語
games-stage = 段階
games-none = ロビーにはまだゲームがありません。`starboard games --all` で定番ゲームも一覧できます。

replay-heading = { $game }　{ $moves }手中{ $number }手目のあと

why-offer = { $seat }はいまこれを行えます：{ $offer }
why-legal = { $seat }はいまこれを行えます。

verify-ok = 可
verify-not = 否
verify-moves = { $count }手、すべて合法
verify-no-commitment = 記録にシードの事前公開値がありません。シードがゲーム前に選ばれたことを示すものがありません
verify-no-hashes = 記録に状態ハッシュがありません。局面を照合できません
verify-no-result = 記録に結果がありません
verify-holds = 記録は正しいです。
verify-fails = 記録は正しくありません。
verify-chapter = 第{ $chapter }章（{ $file }）
verify-join = 第{ $before }章から第{ $after }章へ
verify-other-rules = ルール版{ $rules }で遊ばれたもの（現在は{ $now }）：再生していません
verify-not-replayed = 前の章は別の版のルールです：残したと述べるものだけを照合しました
verify-campaign-holds = キャンペーンは正しいです。
verify-campaign-fails = キャンペーンは正しくありません。

scenario-ok = 成功
scenario-fails = 失敗
scenario-wrong = 誤り
scenario-total = 成功{ $ok }件、失敗{ $failing }件、実行不能{ $wrong }件

rules-none = これらの言葉をすべて含むルールはありません。
rules-english = このルールはまだ翻訳されていません。英語の本文を表示します。

simulate-summary = { $game }：{ $games }回を{ $seconds }秒、決定{ $decisions }回
simulate-rates = 毎秒{ $games }ゲーム、毎秒{ $decisions }決定、1ゲームあたり{ $mean }決定
simulate-stopped = { $planned }回中{ $games }回で中断しました。報告はその分だけです。
simulate-ending = 終わり方
simulate-count = 回数
simulate-seat = 席
simulate-role = 役割
simulate-wins = 勝ち
simulate-points = 平均点
campaigns-summary = { $game }：{ $campaigns }キャンペーン
campaigns-length = 章の数
campaigns-count = キャンペーン
campaigns-chapter = 章
campaigns-played = 遊ばれた数
campaigns-mean = 平均決定数
simulate-questions = 1ゲームの質問数
simulate-windows = 見送れた質問
simulate-declined = 見送り

strength-summary = { $game }：{ $seats }席のテーブルで { $player } が1席、どの席にも同じ回数
strength-summary-at-table = { $game }：{ $seats }席の実際のテーブルで { $player } が1席、どの席にも同じ回数
strength-against = 相手
strength-games = 対局数
strength-wins = 勝利
strength-share = 勝率
strength-interval = 95 % 区間
strength-points = 平均得点
strength-fair = このテーブルで公平な勝率は { $share } です。
