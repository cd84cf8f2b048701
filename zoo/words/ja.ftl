zk-option-log = 前の章の日誌
zk-option-weather = 穏やかか嵐か：嵐では進行に4が必要
zk-option-weather-name = 天候
zk-weather-calm = 穏やか
zk-weather-storm = 嵐
zk-chapter = 第{ $chapter }章
zk-supplies = 物資
zk-scars = 傷
zk-progress = 進行
zk-prompt = { $seat }は進むか繕う。
zk-offer-push = 進む
zk-offer-mend = 繕う
zk-event-push = { $seat }は{ $die }を出した。
zk-event-mend = { $seat }が傷を繕った。
zk-refused-supplies = 物資がありません。進んでください。
zk-refused-scars = 繕う傷がありません。進んでください。
zk-setup-log = これは章の日誌ではありません。{ $column }文字目に{ $expected }が必要です。前の章が書いた日誌をそのまま渡すか、空にしてください。
zk-left-supplies = { $supplies ->
    [0] 物資は残っていません。
   *[other] 物資{ $supplies }を持って行きます。
 }
zk-left-scars = { $scars ->
    [0] 乗組員は無傷です。
   *[other] 傷が{ $scars }つ残ります。
 }
zk-note-weather = 天候
zk-note-calm = 乗組員は空が静まるのを待った。
zk-note-storm = 乗組員は嵐の中へ出た。
zk-note-found = 道中で物資を{ $supplies }個見つけた。
zk-fallen = { $number ->
    [1] イルゼ・ペル
   *[other] トマス・モロ
 }
zk-note-fallen = { $number ->
    [1] 操縦士は扉を押さえるため残った。
   *[other] 料理人は灯りを取りに戻り、帰らなかった。
 }
zk-ending-won = 章の勝利
zk-ending-lost = 章の敗北
