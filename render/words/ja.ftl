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

stock-identity = 正体
stock-character = 人物
stock-object = アイテム
stock-exploration = 探索先
stock-vehicle = 車両
stock-enemy = 敵
stock-event = イベント
stock-story = 物語
stock-action = アクション
stock-wound = 負傷
stock-contamination = 汚染
stock-section = セクション
stock-place = 場所
stock-token = トークン
stock-ability = 能力
stock-die = ダイス
almanac-rules = ルール
almanac-see = 関連
view-link = 通路上
view-page = 卓上に開かれたページ：{ $title }
view-read = これまでに読んだもの
