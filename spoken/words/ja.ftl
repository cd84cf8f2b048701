# どのゲームでも卓の周りで言うこと：誰が座っているか、なぜできないか。
kind-me = 自分
kind-me-about = この画面のあなた。
kind-invited = 招待
kind-invited-about = 席のリンクを送る相手。
kind-random = 初心者
kind-random-about = 自動：合法な手を何でも指します。
kind-greedy = 早指し
kind-greedy-about = 自動：一手先を見ます。
kind-search-easy = 思考家（やさしい）
kind-search-easy-about = 自動：ほんの少し、長くても0.2秒だけ考えます。
kind-search-normal = 思考家（ふつう）
kind-search-normal-about = 自動：決める前に、長くても1秒考えます。
kind-search-hard = 思考家（むずかしい）
kind-search-hard-about = 自動：長くても3秒、じっくり考えます。
kind-search-time = 思考家（{ $seconds }秒）
kind-search-count = 思考家（{ $count }回）
kind-with = { $kind }：{ $argument }
seat-again = { $name } { $number }

why-legal = 今できます。
why-apart = { $first }と{ $second }を合わせて使う手は、あなたにはありません。
why-could = { $thing }を使う手は{ $count }通りです。例：{ $moves }。
why-way = まずこれを選ぶと、次に{ $thing }について決められます。
why-idle = 今、{ $thing }を使う手はありません。
why-something = これ
why-move = 「{ $move }」
why-unreadable = これはこのゲームの手ではありません：{ $detail }。

denied-not-seated = これは席のある人だけができます。あなたは観戦中です。
denied-handed-over = 今この席は自動プレイヤーが決めています。まず席を取り戻してください。
denied-seat = できません：{ $detail }。
denied-touches = 一つか二つクリックしてから、理由を尋ねてください。
