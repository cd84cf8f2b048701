
# カード自身の文のほかに図鑑のページが述べること。

## どのカードにも
la-page-mark = { $mark }
la-page-periods = { $periods }
la-page-choose = { $of }つから{ $n }つ選ぶ
la-page-at-once = すぐに起こる
la-page-back = 裏面
la-page-ambush = 奇襲
la-page-crew-member = クルーの一員
la-page-convoy-card = トラック、トレーラー、装置
la-page-copies = { $n }枚ある。

## 探索デッキのカード
la-page-location = コンボイのボックスに入らないものは失われる。
la-page-decline = 断ってもよい。それでもカードは捨てられ、ボーナスアクションは残る。
la-page-event = 公開されるとすぐに起こる。代わりに次のカードが置かれる。

## コンボイカード
la-page-truck = 速度{ $speed }。トレーラーを{ $pull }枚まで引く。
la-page-boost = 1回の移動に追加の燃料を{ $max }まで使える。1つにつき速度+{ $gain }。
la-page-tracked = 無限軌道を持つ：近道を通れ、雪崩に入るのは移動ポイント1で済む。
la-page-substitute = 燃料のほかに{ $what }も燃やせる。
la-page-trailer = トラックが引ける限り、その後ろに置く。
la-page-mount-any = トラックかトレーラーの上に置く。
la-page-mount-truck = トラックの上にだけ置ける。
la-page-mount-trailer = トレーラーの上にだけ置ける。
la-page-damaged = ダメージを受けたボックスには何も入らず、効果もない。

## ボックス
la-page-box-cargo = 資源1つか生存者1人が入る。
la-page-box-crew = 生存者1人が入る。
la-page-box-good = { $what }1つが入る。
la-page-box-armor = ダメージマーカーしか入らない。
la-page-box-asgard = ダメージマーカーしか入らず、それは毎ラウンドの終わりに取り除かれる。
la-page-box-weapon = 射撃フェイズに1回、弾薬1で撃てる。結果カードはレベル{ $level }で読む。
la-page-box-junk = 射撃フェイズに1回、手札のアイテム1枚で撃てる。結果カードはレベル{ $level }で読む。
la-page-box-speed = トラックの速度+{ $n }。
la-page-box-tracks = トラックが無限軌道を持つ。
la-page-box-feed = 休息フェイズごとに生存者1人に無料で食事をさせる。
la-page-box-fame = ゲーム終了時に名声{ $n }。
la-page-box-asgard-fame = ゲーム終了時、コンボイのアスガルド装甲のボックス1つにつき名声1（最大{ $n }）。
la-page-box-round-object = ラウンド終了フェイズごとにアイテムを{ $n }枚得る。
la-page-box-max-objects = アイテムの上限が{ $n }増える。

## 生存者
la-page-phase = 能力を使うフェイズ：{ $phase }。
la-page-activated = 好きな時に、そのフェイズに1回使う。
la-page-works-active = 活動ゾーンで働く。
la-page-works-transit = その生存者が探索に参加している間、働く。
la-page-works-any = どのゾーンでも働く。
la-page-android = アンドロイド：好きな資源1つかアイテム1枚で食事ができる。
la-page-weakened = 汚染マーカー1つにつき強さが1下がる。
la-page-death = 汚染マーカー{ $n }つで死亡する。
la-page-crew-of = { $crew }の一員。

## 敵
la-page-attack = 全員の射撃の手番の後、その地域のすべてのコンボイを攻撃する：示されたカードに{ $n }ダメージ。
la-page-deployed = 射撃フェイズに第1プレイヤーのコンボイがいる地域に現れ、倒されるか全コンボイに追い越されるまで残る。
la-page-targets = 命中させた者は名声1を得て、空いている最初の標的スペースに標的マーカーを置く。
la-page-defeat = 防御ボックスがすべてダメージを受けると倒される。結果カードの文字で、誰の標的マーカーが戦利品を得るかが決まる。ほかにマーカーを置いている者は名声1を得る。
la-page-asgard-defence = アスガルド防御が先にダメージを受ける。毎ラウンドの終わりに、そのダメージはすべて取り除かれる。
la-page-loot = 戦利品{ $pair }を残す。

## 結果カード
la-page-outcome = 射撃と判定のたびに1枚公開する。デッキの一番上の裏面が、示されたカードを示す。
la-page-outcome-back = 裏面：{ $pattern }。

## アイテム
la-page-object-any = ラウンドの終わりを除き、自分のどの手番でも使える。
la-page-object-window = 射撃フェイズの初め、奇襲の前にも使える。
la-page-object-fame = ゲーム終了時に手札にあれば名声1。

## ストーリー
la-page-story = 結果を知らずに選択肢を1つ選ぶ。

## オートマのアクションカード
la-page-slot-right = 枠{ $slot }を探索する。カードがなければ、右隣へ順に次のカードのある枠。
la-page-slot-left = 枠{ $slot }を探索する。カードがなければ、左隣へ順に次のカードのある枠。
la-page-list-right = 次の種類のうち、ある最初のものを枠{ $slot }から右へ順に探す：{ $kinds }。
la-page-list-left = 次の種類のうち、ある最初のものを枠{ $slot }から左へ順に探す：{ $kinds }。

## 道
la-page-region = 敵は第1プレイヤーのコンボイがいる地域に現れ、そこでだけ奇襲と攻撃を行う。自分の地域の敵だけを攻撃できる。
la-page-region-automa = ここではオートマの武器はレベル{ $level }。
la-page-start = スタートのマス。
la-page-ways = 道は{ $spaces }へ続く。
la-page-shortcut = 無限軌道のトラックは{ $space }への近道を通れる。
la-page-contaminated = 汚染マス：ここで移動を終えた者は、生存者1人に汚染1を置く。
la-page-waypoint = 初めに中継点マーカーが置かれる。
la-page-avalanche = 初めに雪崩マーカーが置かれる：入るには移動ポイント3、無限軌道なら1が必要。
la-page-mooring = オーロラ号の係留地：停泊地{ $stop }、{ $stage }。
la-page-distance = { $n ->
    [0] 湾の終点。
   *[other] 湾の終点まで{ $n }マス。
}
la-page-waypoint-counter = ここで移動を終えた者は、その効果を行い、マーカーを取り除く。
la-page-bonus = 枠{ $slot }に記されている。必要な強さは{ $n }。探索アクション1回につき1度、カードアクションの前か後に行う。

## トークン
la-page-food = 疲労ゾーンの生存者に食事をさせるか、探索アクションの強さを1増やす。
la-page-ammo = 通常の武器の射撃1回分。
la-page-fuel = 移動に使う：1つ、さらにトラックが許す限り追加して速度を上げる。
la-page-fame = ゲーム終了時に合計が最も多い者が勝つ。
la-page-damage = ボックスの中身に代わって置かれ、修理するまでそのボックスは働かない。
la-page-contamination = 取り除くまで生存者の上に置かれ、強さを1下げる。ほとんどの者は3つで死亡する。
la-page-survivor = コンボイのボックスに置き、生存者カード1枚を表す。5つある。トラックにいる者が運転手。
la-page-child = 生存者が入れるボックスに置く。捨てることはできず、ボックスがなければ失われる。
la-page-target = 誰が敵に命中させたかを示す。2つあり、敵が去ると戻る。
la-page-avalanche-counter = このマスに入るには移動ポイント3、無限軌道なら1が必要で、入ると取り除かれる。
la-page-mine = このマスに入った者は先頭の列に2ダメージを受け、マーカーは取り除かれる。
la-page-aurora = 船。その係留地に入った者は乗船し、ゲームはこのラウンドで終わる。
la-page-convoy = コンボイの位置を示す。最も前方のものが手番順の最初になる。
