# ラスト・オーロラのカードの文と効果の文。

## 生存者
la-text-surv_leader = リーダーが疲労ゾーンへ移るとき、代わりに休息ゾーンへ移す。
la-text-surv_copilot = トラックの速度+1。通れる最短路で先頭のプレイヤーから6マス以上遅れていれば、さらに+1。
la-text-surv_mechanic = 自分の休息の手番に、コンボイからダメージを1取り除く。
la-text-surv_scavenger = スカベンジャーが資源回収に加わると、その場所に描かれた種類の資源を追加で1得る（アイテムは資源ではない。資源がなければ何も得ない）。
la-text-surv_medic = 自分の休息の手番に、自分の生存者1人から汚染を1取り除く。
la-text-surv_gunner = この射撃フェイズに使った武器1つを、コストを再び払ってもう1回撃てる。
la-text-surv_scout = 斥候は、探索した場所の放射線による汚染を受けない。
la-text-surv_veteran_driver = トラックの速度+2。
la-text-surv_engineer = ラウンド終了時に、コンボイのカード1枚からダメージを2まで取り除く。
la-text-surv_artillery_officer = 自分の武器のレベルを1高いものとして扱う（最大4）。
la-text-surv_spotter = 通常攻撃でミスをめくったとき、代わりに2ダメージを与える。通常攻撃のままである（名声1、標的マーカー1）。
la-text-surv_dog_trainer = 犬の調教師が資源回収に加わると、アイテムカードも1枚引く。
la-text-surv_sniper = 弾薬1を払う（焼夷弾でもよい）：結果カードをめくらずに、自分の地域の敵1体に3ダメージを与える。これは通常攻撃である（名声1、標的マーカー1）。
la-text-surv_captive_tracker = 1人で探索しているあいだ強さ+1。ゲーム終了時に生きていれば名声1。
la-text-surv_radio_operator = 自分の射撃の手番に：道のより前方にいる相手は全員（どの地域でも）、自分がいる地域の敵1体につき、コンボイの示されたカードに1ダメージを受ける。あなたと同じマスのコンボイは受けない。
la-text-surv_castaway = 能力なし。
la-text-crew_arctic_wolf = ホッキョクオオカミで探索するとき、探索する枠のすぐ左右の枠の異なるボーナスアクションを2つまで行ってもよい。カードアクションやその枠のボーナスアクションとの順番は自由。同じボーナスアクションは2回行えない。
la-text-crew_tracker_wolf = 道のより前方に相手のコンボイが1つでもあれば、トラックの速度+3（同じマスのコンボイは数えない）。
la-text-crew_alpha_mutant = アルファ・ミュータントが探索アクションを終えたとき、汚染を1取り除いてもよい。そうすれば直接休息ゾーンへ移る。
la-text-crew_ghoul = 移動前に、グールから汚染を1取り除いてもよい。この移動の速度+2。グールは汚染2で死ぬ。
la-text-crew_valkyrie = コンボイのカードが3/5/7枚以上なら、トラックの速度+1/+2/+3。
la-text-crew_war_daughter = 射撃フェイズで敵への最初に成功した攻撃は、コンボイのカードが3/5/7枚以上なら、ダメージ+1/+2/+3。
la-text-crew_synthetic_prototype = コンボイのどのカードにもダメージがなければ、トラックの速度+2。アイテム1枚か任意の資源1で食事をさせられる。
la-text-crew_support_drone = 移動前に、アイテム1枚を捨てる：この移動の速度+2。アイテム1枚か任意の資源1で食事をさせられる。

## アイテム
la-text-obj_incendiary_ammo = 通常の武器による通常攻撃の弾薬1の代わりに捨てる。命中すればダメージ+1。狙撃手の射撃の支払いにも使えるが、+1は付かない。ジャンクランチャーには使えない。
la-text-obj_energy_ration = この探索アクションの強さ+2。
la-text-obj_jerrycan = 燃料を1得る。
la-text-obj_toolkit = コンボイからダメージを2まで取り除く。
la-text-obj_iodine = 自分の生存者1人から汚染を2まで取り除く。
la-text-obj_nitro = この移動の速度+2。
la-text-obj_adrenaline = 自分の生存者1人を疲労ゾーンから活動ゾーンへ移す。
la-text-obj_canned_food = ただちに食料2をコンボイに積み、その後、自分の生存者1人に汚染を1加える。
la-text-obj_cloaking_device = この射撃フェイズのあいだ、奇襲の効果と敵の攻撃をすべて無視する。敵を攻撃することはできる。
la-text-obj_antitank_missile = 自分の地域の敵1体に2ダメージを与え、名声1を得る。通常攻撃ではないので、標的マーカーは置かない。
la-text-obj_smoke_grenade = 自分の地域の敵1体を選ぶ：可能なら相手の標的マーカーを1つ取り除き、自分の標的マーカー1つを左から最初の空いた標的スペースに置く。
la-text-obj_unstable_fuel = 1つ選ぶ：コンボイに2ダメージを加えて速度+2、またはコンボイに4ダメージを加えて速度+3（この移動のみ）。
la-text-obj_unstable_fuel-1 = 2ダメージで速度+2
la-text-obj_unstable_fuel-2 = 4ダメージで速度+3
la-text-obj_anti_rad = 自分のゾーン（活動、休息、疲労）を1つ選ぶ：そこの生存者3人までから、汚染を1ずつ取り除く。
la-text-obj_mine = 移動後：この移動でコンボイが離れた別々のマスに、地雷マーカーを2つまで置く。

## 奇襲
la-text-en_outriders = 地域内のコンボイはすべて、示されたカードに1ダメージを受ける。
la-text-en_howlers = 地域内の先頭のコンボイは、食料1を失い、先頭の列に1ダメージを受ける。
la-text-en_rippers = 地域内のプレイヤーは全員、自分で選んだ生存者1人を活動ゾーンから疲労ゾーンへ移す。
la-text-en_firebrands = 地域内の先頭のコンボイは先頭の列に2ダメージを受ける。そこの他のコンボイは示されたカードに1ダメージを受ける。
la-text-en_iron_fang = 地域内のコンボイはすべて、上の段に2ダメージを受ける。
la-text-en_alpha_rig = 地域内のプレイヤーは全員、自分で選んだ資源1を失い、示されたカードに1ダメージを受ける。
la-text-en_tyr = 地域内の先頭のコンボイ（同着ならすべて）は先頭の列に1ダメージを受ける。そこの他のコンボイは示されたカードに1ダメージを受ける。
la-text-en_ullr = 地域内の先頭のコンボイ（同着ならすべて）は先頭の列に1ダメージを受ける。そこの他のコンボイは示されたカードに1ダメージを受ける。
la-text-en_heimdallr = 地域内のプレイヤーは全員、自分のコンボイの最も強い武器の1つに1ダメージを加える。同じレベルならそのプレイヤーが選ぶ。
la-text-en_hel = 地域内のプレイヤーは全員、自分の休息ゾーンの生存者それぞれに汚染を1加える。
la-text-en_thor = 地域内のプレイヤーは全員、自分のコンボイの異なるカード3枚に1ダメージずつ加える。
la-text-en_loki = 地域内の先頭のコンボイは上の段に1ダメージ、示されたカードに2ダメージを受ける。そこの他のコンボイは上の段に2ダメージを受ける。

## イベント
la-text-ev_whiteout = すべてのコンボイは次の移動で速度-1。
la-text-ev_radioactive_fallout = 手番の正順に、各プレイヤーは活動ゾーンの生存者1人に汚染を1加えるか、アイテム1枚を捨てる。片方しかできなければそれを行う。どちらもできなければ何も失わない。
la-text-ev_pack_ice_breaks = オーロラ号を現在の停泊地の赤の段階へ移す。
la-text-ev_howl_of_the_pack = 敵エリアの敵それぞれから、通常のボックスを優先してダメージを2まで取り除く。敵がいなければ、第1プレイヤーのいる地域のコンボイはすべて、先頭の列に1ダメージを受ける。
la-text-ev_blizzard = 次の移動で、コンボイは手番順表の順位に応じて減速する：1番手-2、2番手-1、3番手-1、4番手0。
la-text-ev_emergency_broadcast = 手番の正順に、各プレイヤーはコンボイから好きな数の食料を取り除き、1つにつき名声1を得てよい。取り除かれた食料が合計2未満なら、オーロラ号を赤の段階へ移す。

## オートマのカード
la-text-automa_1-movement = 移動前、あなたの生存者がオートマより多ければ、オートマは生存者を1人得る。
la-text-automa_1-end_round = あなたのコンボイに1ダメージを加える。
la-text-automa_2-movement = このラウンド、オートマのトラックは無限軌道を持ち、最初に通れる近道を使う。
la-text-automa_3-movement = 移動前、あなたの燃料がオートマより多ければ、オートマは燃料を1得る。
la-text-automa_4-movement = 移動前、オートマは弾薬を1得る。
la-text-automa_5-movement = このラウンド、オートマのトラックの速度+2。
la-text-automa_6-movement = まだ移動していなければこのラウンドのあなたの移動で、移動済みなら次の移動で、トラックの速度-1。
la-text-automa_6-end_round = オートマのコンボイがあなたより前なら、オートマは名声1を得る。そうでなければアイテム1枚を引いて、アイテム・戦利品置き場に置く。

## 遭遇
la-text-enc_wandering_trader-1 = 資源1を払う：アイテム2枚を引く。
la-text-enc_wandering_trader-2 = アイテム1枚を捨てる：好きな資源を2得る。
la-text-enc_refugee_family-1 = 食料2を払う：名声2を得る。
la-text-enc_refugee_family-2 = 食料1を払う：はぐれ者が仲間に加わり、名声1を得る。
la-text-enc_refugee_family-3 = 奪い取る：食料1と燃料1を得て、名声1を失う。
la-text-enc_deserters-1 = 食料1を払う：弾薬2を得る。
la-text-enc_deserters-2 = 弾薬1を払う：探索の捨て札から装置1枚を取る。
la-text-enc_smuggler_captain-1 = アイテム2枚を捨てる：名声2を得る。
la-text-enc_smuggler_captain-2 = 名声1を失う：好きな資源を3得る。
la-text-enc_wanted_man-1 = 見逃す：アイテム1枚を捨て、名声1を失う。次の移動でトラックの速度+3。
la-text-enc_wanted_man-2 = 始末する：弾薬1を払う。アイテム1枚を引き、名声1を得て、トラック、トレーラー、装置のどれか1枚をコンボイに加える。
la-text-enc_tinkerer_hermit-1 = アイテム1枚を捨てる：ダメージを3まで取り除き、名声2を得る。
la-text-enc_tinkerer_hermit-2 = 光るがらくたの山をあさる：探索中の生存者1人に汚染1、アイテム2枚を引く。

## ストーリーの裏面
la-trigger-explore_start = フェイズの開始時。
la-trigger-gather = プレイヤーが資源回収を行うとき。
la-trigger-improve_truck = プレイヤーがトラックでコンボイを改良するとき。
la-trigger-improve_trailer = プレイヤーがトレーラーでコンボイを改良するとき。
la-trigger-improve_device = プレイヤーが装置でコンボイを改良するとき。
la-trigger-recruit = プレイヤーが生存者を仲間に加えるとき。
la-trigger-encounter = プレイヤーが遭遇を解決するとき。
la-trigger-bonus_action = プレイヤーがボーナスアクションを行うとき。
la-trigger-explore_two = プレイヤーが生存者2人で探索するとき。
la-trigger-explored = このストーリーが下に保管されたカードをプレイヤーが探索するとき。
la-trigger-rest_start = フェイズの開始時。
la-trigger-feed = プレイヤーが生存者に食事をさせるとき。
la-trigger-unfed = プレイヤーが食事を終え、自分の生存者が1人以上まだ疲労ゾーンにいるとき。
la-trigger-rest_end = フェイズの終了時。
la-trigger-before_move = プレイヤーが移動の支払いをして、最初のマスに入る前。
la-trigger-stop_waypoint = コンボイが中継点マーカーの上で移動を終えるとき。
la-trigger-stop_contaminated = コンボイが汚染マスで移動を終えるとき。
la-trigger-same_space = コンボイが他のコンボイのいるマスで移動を終えるとき。
la-trigger-enter_region = まだどのコンボイも入っていない地域に、コンボイが入るとき。
la-trigger-fire_start = フェイズの開始時。
la-trigger-before_ambush = フェイズの開始時、敵が奇襲を行う前。
la-trigger-attack_miss = プレイヤーが通常攻撃でミスをめくったとき。
la-trigger-attack_hit = プレイヤーが通常攻撃を敵に命中させたとき。
la-trigger-enemy_defeated = プレイヤーが敵を倒し、戦利品を割り当てる前。
la-trigger-fire_end = フェイズの終了時。
la-trigger-eor_start = フェイズの開始時。

## 効果の文
la-effect-gain = { $what }を{ $n }得る。
la-effect-gain_choice = 次から{ $n }つ選んで得る：{ $what }。
la-effect-draw_object = アイテムを{ $n }枚引く。
la-effect-draw_keep = アイテムを{ $n }枚引き、{ $keep }枚を残して他は捨てる。
la-effect-discard_object = アイテムを{ $n }枚捨てる。
la-effect-lose = { $what }を{ $n }失う。
la-effect-fame = 名声を{ $n }得る。
la-effect-fame-lose = 名声を{ $n }失う。
la-effect-repair-any = コンボイからダメージを{ $n ->
    [1] 1
   *[other] { $n }まで
}取り除く。
la-effect-repair-one_card = コンボイのカード1枚からダメージを{ $n ->
    [1] 1
   *[other] { $n }まで
}取り除く。
la-effect-damage-any = コンボイの好きな所に{ $n }ダメージを受ける。
la-effect-damage-indicated = 示されたカードに{ $n }ダメージを受ける。
la-effect-damage-column1 = 先頭の列に{ $n }ダメージを受ける。
la-effect-damage-top_row = 上の段に{ $n }ダメージを受ける。
la-effect-damage-bottom_row = 下の段に{ $n }ダメージを受ける。
la-effect-damage-strongest_weapon = 最も強い武器の1つに{ $n }ダメージを受ける。
la-effect-damage-distinct_cards = 異なるカード{ $n }枚に1ダメージずつ受ける。
la-effect-damage-truck = トラックに{ $n }ダメージを受ける。
la-effect-damage-cargo_box = 貨物ボックスに{ $n }ダメージを受ける。
la-effect-contaminate-participant = 探索中の生存者1人に汚染を{ $n }置く。
la-effect-contaminate-each_participant = 探索中の生存者それぞれに汚染を{ $n }置く。
la-effect-contaminate-chosen = 自分の生存者1人に汚染を{ $n }置く。
la-effect-contaminate-each_active = 活動ゾーンの生存者それぞれに汚染を{ $n }置く。
la-effect-contaminate-each_rest = 休息ゾーンの生存者それぞれに汚染を{ $n }置く。
la-effect-contaminate-each_exhausted = 疲労ゾーンの生存者それぞれに汚染を{ $n }置く。
la-effect-decontaminate-participant = 探索中の生存者1人から汚染を{ $n }取り除く。
la-effect-decontaminate-each_participant = 探索中の生存者それぞれから汚染を{ $n }取り除く。
la-effect-decontaminate-chosen = 自分の生存者1人から汚染を{ $n ->
    [1] 1
   *[other] { $n }まで
}取り除く。
la-effect-decontaminate-any_spread = 自分の生存者から汚染を合計{ $n ->
    [1] 1
   *[other] { $n }まで
}取り除く。
la-effect-decontaminate-up_to_3_one_zone = 1つのゾーンの生存者3人までから、汚染を{ $n }ずつ取り除く。
la-effect-lose_survivor = { $from }の生存者1人を失う。
la-effect-move_survivor = 生存者{ $n ->
    [1] 1人
   *[other] { $n }人まで
}を{ $from }から{ $to }へ移す。
la-effect-move_survivor-all = 生存者を好きな数だけ{ $from }から{ $to }へ移す。
la-effect-faster-this_movement = この移動の速度+{ $n }。
la-effect-faster-next_movement = 次の移動の速度+{ $n }。
la-effect-slower-this_movement = この移動の速度-{ $n }。
la-effect-slower-next_movement = 次の移動の速度-{ $n }。
la-effect-strength = この探索アクションの強さ+{ $n }。
la-effect-advance = 停止の効果の後、無料で{ $n }マス進む。
la-effect-end_movement = 移動はここで終わる。
la-effect-ignore_space = このマスの汚染を無視する。
la-effect-improve-zone = 探索ゾーンから次のどれか1枚をコンボイに加えてもよい：{ $kinds }。
la-effect-improve-discard = 探索の捨て札から次のどれか1枚をコンボイに加えてもよい：{ $kinds }。
la-effect-recruit_castaway = 空きがあれば、はぐれ者が仲間に加わる。
la-effect-recruit_to = 新しい仲間は{ $to }に入る。
la-effect-enemy_damage-chosen_in_region = 自分の地域の敵1体に{ $n }ダメージを与える。
la-effect-enemy_damage-triggering = この敵に{ $n }ダメージを与える。
la-effect-enemy_damage-normal = この敵に{ $n }ダメージを与え、命中と同じく名声1と標的マーカーを得る。
la-effect-swap_target = 自分の地域の敵の、相手の標的マーカー1つを自分のものに置き換える。
la-effect-ammo_substitute = 射撃1回の支払いになる。命中すればダメージ+{ $bonus }。
la-effect-ignore_enemies = この射撃フェイズのあいだ、奇襲と敵の攻撃を無視する。
la-effect-shield-ambush = 次に奇襲から受けるダメージを{ $n }減らす。
la-effect-shield-attack = 次に敵の攻撃から受けるダメージを{ $n }減らす。
la-effect-aurora = オーロラ号は現在の停泊地の{ $to }へ移る。
la-effect-peek = 探索デッキの上から{ $n }枚を見る。
la-effect-peek-reorder = 探索デッキの上から{ $n }枚を見て、好きな順番で戻す。
la-effect-refresh_slot = 探索ゾーンから敵以外のカードを{ $n }枚まで捨て、補充する。
la-effect-give = 同じマスのプレイヤー1人に{ $what }を{ $n }渡す。
la-effect-demand = 同じマスのプレイヤー1人は、あなたに資源を{ $n }渡すか、1ダメージを受ける。
la-effect-humiliate = 屈辱：このフェイズにあなたがダメージを与えた相手1人は、名声1を失うか、貨物ボックスに1ダメージを受ける。
la-effect-place_mines = この移動で離れたマスに地雷マーカーを{ $n }つまで置く。
la-effect-archive-board = このストーリーを自分のボードの横に保管する。
la-effect-archive-truck = このストーリーを自分のトラックの下に保管する。
la-effect-archive-trailer = このストーリーを自分のトレーラー1枚の下に保管する。
la-effect-archive-device = このストーリーを自分の装置1枚の下に保管する。
la-effect-archive-convoy = このストーリーを自分のコンボイのカード1枚の下に保管する。
la-effect-archive-zone_card = このストーリーを探索ゾーンのカード1枚の下に保管する。
la-effect-archive_both = このストーリーを自分のボードの横に保管する。「{ $other }」を持っていれば一緒に保管しておく。
la-effect-discard_story = このストーリーを捨てる。
la-effect-read-success = 選択肢{ $option }の成功を読む。
la-effect-read-failure = 選択肢{ $option }の失敗を読む。
la-effect-cancel_action = アクションは行われず、探索中の生存者は{ $to }へ移る。
la-effect-load_child = 子どもはコンボイの空いたボックスに乗る。
la-effect-unload_child = 「{ $story }」の子どもはコンボイを降りる。
la-effect-enemy_escapes = 敵は逃げる。戦利品はない。
la-effect-score = ゲーム終了時に名声{ $n }。
la-effect-turn_order_slow = 手番順表の順位に応じて、次の移動の速度：1番手{ $first }、2番手{ $second }、3番手{ $third }、4番手{ $fourth }。
la-effect-food_vote = 各プレイヤーは食料を出して、1つにつき名声{ $fame }を得てよい。合計が{ $threshold }未満なら、オーロラ号は赤の段階へ移る。
la-effect-contaminate_or_discard = 活動ゾーンの生存者1人に汚染を1置くか、アイテム1枚を捨てる。
la-effect-howl = 敵エリアの敵それぞれからダメージを{ $repair }まで取り除く。敵がいなければ、第1プレイヤーのいる地域のコンボイはすべて、先頭の列に{ $damage }ダメージを受ける。
la-effect-automa-fame = オートマは名声を{ $n }得る。
la-effect-automa-survivor = オートマは生存者を{ $n }人得る。
la-effect-automa-food = オートマは食料を{ $n }得る。
la-effect-automa-ammo = オートマは弾薬を{ $n }得る。
la-effect-automa-fuel = オートマは燃料を{ $n }得る。
la-effect-automa-object = オートマはアイテムを{ $n }枚引く。
la-effect-automa-speed = このラウンド、オートマの速度+{ $n }。
la-effect-automa-tracks = このラウンド、オートマのトラックは無限軌道を持つ。
la-effect-automa-fame_if_ahead_else_object = オートマのコンボイがあなたより前なら、オートマは名声を{ $n }得る。そうでなければアイテムを{ $n }枚引く。
la-effect-radiation = 放射線：探索中の生存者それぞれに汚染{ $n }。
la-effect-nothing = 何も起こらない。

## 効果の組み合わせ
la-effects = { $first }{ $rest }
la-effect-if = （{ $if }）{ $what }
la-effect-cost = { $cost }：{ $what }
la-who-each_player = 全プレイヤー：{ $what }
la-who-each_opponent = 相手全員：{ $what }
la-who-players_in_region = 地域内の全プレイヤー：{ $what }
la-who-leaders_in_region = 地域内の先頭のコンボイ：{ $what }
la-who-others_in_region = 地域内の他のコンボイ：{ $what }
la-who-archiver = このストーリーを保管したプレイヤー：{ $what }

## コスト
la-cost-food = 食料{ $n }を払う
la-cost-ammo = 弾薬{ $n }を払う
la-cost-fuel = 燃料{ $n }を払う
la-cost-any = 好きな資源{ $n }を払う
la-cost-object = アイテム{ $n }枚を捨てる
la-cost-fame = 名声{ $n }を払う
la-cost-damage = { $n }ダメージを受ける

## 条件
la-if-archived = 「{ $story }」を保管しているなら
la-if-strength_at_least = 強さが{ $n }以上なら
la-if-participants_at_least = 生存者{ $n }人以上で探索しているなら
la-if-survivors_at_least = 生存者が{ $n }人以上いるなら
la-if-truck_tracked = トラックが無限軌道を持つなら
la-if-undamaged = コンボイにダメージがないなら
la-if-child_aboard = 子どもが乗っているなら
la-if-free_crew_box = 人を乗せる空きボックスがあるなら
la-if-survivor_room = 生存者をもう1人乗せられるなら
la-if-has_resource = 資源を持っているなら
la-if-opponent_ahead = 相手が前方にいるなら
la-if-player_has_more = あなたの{ $what }がオートマより多いなら

## 判定とミッション
la-test = 判定：{ $letters }
la-test-cost = { $cost }：{ $letters }も成功
la-test-if = { $if }{ $letters }も成功
la-mission = ミッション：{ $task }。期限：{ $deadline }。
la-mission-place_target = 敵に標的マーカーを置く
la-mission-stop_waypoint = 中継点マーカーの上で移動を終える
la-mission-not_last_at_deadline = 最後尾のコンボイにならない
la-mission-have_at_game_end = 食料{ $food }と燃料{ $fuel }を持っている
la-mission-board_or_lead_at_game_end = オーロラ号に着いているか、先頭にいる
la-deadline-end_of_phase = このフェイズの終わり
la-deadline-end_of_round = このラウンドの終わり
la-deadline-end_of_next_round = 次のラウンドの終わり
la-deadline-game_end = ゲームの終わり
la-option-label = { $key }：{ $label }
la-option-requires = { $if }選べる
