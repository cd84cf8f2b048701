# ネメシスとアフターマスのカード、ルーム、アイテムのテキスト。

## ルームアクション
nem-text-room-action-armory = 自分のエネルギー武器1つに弾薬2を、装弾数まで加える。アシストボットはエネルギー武器ではない。
nem-text-room-action-comms_room = 自分のキャラクターボードに信号マーカーを置く。
nem-text-room-action-emergency_room = 自分の重傷をすべて手当てする、または手当て済みの重傷を1つ治療する、または自分の軽傷をすべて治療する。
nem-text-room-action-evacuation_a = ノイズロールを行う。その後ルームにイントルーダーがいなければ、区画Aのロック解除された、空きのあるポッドに乗り込む。
nem-text-room-action-evacuation_b = ノイズロールを行う。その後ルームにイントルーダーがいなければ、区画Bのロック解除された、空きのあるポッドに乗り込む。
nem-text-room-action-fire_control = 任意のルーム1つを選ぶ。その火災マーカーを取り除き、その後そこにいるイントルーダーはすべて撤退する。
nem-text-room-action-generator = 自爆シークエンスを開始する。またはマーカーが黄色のマスにない間、それを停止する。
nem-text-room-action-laboratory = ルームに遺体、死骸、卵のいずれかがあれば、対応する弱点カードを公開する。そのオブジェクトは失われない。
nem-text-room-action-nest = イントルーダーボードの卵1つをハンドに取り、その後ノイズロールを行う。
nem-text-room-action-storage = アイテムデッキを1つ選び、カードを2枚引いて1枚を手元に残し、もう1枚をデッキの底に置く。アイテムカウンターは変わらない。
nem-text-room-action-surgery = 自分の汚染カードをすべてスキャンし、感染のカードと自分の幼体を取り除き、軽傷を1つ受け、すべてをデッキに混ぜてシャッフルし、パスする。
nem-text-room-action-airlock_control = タイルが表向きで、破壊されたドアのない、他の黄色のルーム1つを選び、そのドアをすべて閉じる。プレイヤーフェイズの終わりにまだすべて閉じていれば、その中の者はすべて死に、火災は消える。
nem-text-room-action-canteen = 軽傷を1つ治療する。その後、「休息」と同様に手札の汚染カードをスキャンしてもよい。
nem-text-room-action-command_center = ルーム1つを選び、その通路のドアを好きなだけ、それぞれ任意に開閉する。
nem-text-room-action-engine_control = 3つのエンジンすべての一番上のトークンを秘密裏に見る。
nem-text-room-action-hatch_control = 脱出ポッド1つをロックまたはロック解除の面にする。
nem-text-room-action-monitoring_room = 未探査のルームタイル1枚と、その上の探査トークンを秘密裏に見る。
nem-text-room-action-shower_room = 自分の粘液マーカーを取り除く。その後、「休息」と同様に手札の汚染カードをスキャンしてもよい。
nem-text-room-action-server_room = コンピューターのある、探査済みで稼働中の他のルーム1つのアクションを行う。
nem-text-room-action-alarm_room = キャラクターのいない他のルーム1つを選び、そこでノイズロールを行う。そこでの遭遇は奇襲攻撃を起こさない。
nem-text-room-action-turret_room = タレット1つを選び、その束を見て、現在と異なるステータストークンを裏向きで一番上に置く。
nem-text-room-action-cockpit = 座標カードを秘密裏に見る。または目的地マーカーをA、B、C、Dのいずれかに動かす。
nem-text-room-action-engine_1 = エンジン1の一番上のトークンを秘密裏に見る。
nem-text-room-action-engine_2 = エンジン2の一番上のトークンを秘密裏に見る。
nem-text-room-action-engine_3 = エンジン3の一番上のトークンを秘密裏に見る。
nem-text-room-action-hibernatorium = ノイズロールを行う。その後ルームにイントルーダーがいなければ、自分のキャラクターは冬眠する。

## ルーム
nem-text-room-cabins = イントルーダーのいないこのルームでプレイヤーフェイズを始めるキャラクターは、手札が6枚になるまで引く。
nem-text-room-slime_room = ここに入るキャラクターはそれぞれ粘液マーカーを得る。
nem-text-room-workshop = ここでは基本アクション「アイテム製作」（コスト1）で、エネルギーチャージ、工具、衣類のいずれか1つを、それぞれレーザーサイト、戦闘ドローン、環境スーツと交換してもよい。故障中はできない。

## 特性
nem-text-trait-tr_just_die_already = 六連発リボルバーが命中した後、同じ目標に何度でも無償で再び射撃してもよい。ダメージ判定は最後の射撃の後に行う。
nem-text-trait-tr_authorization = コクピットのアクションを使うとき、任意の場所のドア1つを開閉してもよい。
nem-text-trait-tr_wheelchair = 受けた脚の重傷は直ちに手当て済みになる。
nem-text-trait-tr_scavenger = 白いルームで捜索するとき、各デッキからカードを1枚ずつ引き、1枚を手元に残す。
nem-text-trait-tr_rush = ラウンドの開始時に軽傷を1つ受け、そのラウンドにアクションを3回行ってもよい。
nem-text-trait-tr_handyman = 製作するとき、自分の初期武器と有効なクエストアイテムは黄色のアイテムとして扱う。
nem-text-trait-tr_owner = アシストボットにエネルギーがある間、最初から持つ胴体の重傷は手当て済みとして扱う。すべての企業目的を知っている。
nem-text-trait-tr_synthetic = 引いた汚染カードは直ちにスキャンする。感染なら軽傷を1つ受ける。そのカードを取り除き、引き直す。自分の傷の手当てと治療は「自己修復」でしかできない。
nem-text-trait-tr_shrink = 自分のいるルームの他のキャラクターが移動を行うとき、アクションカードを1枚捨てて共に移動してもよい。ドローステップに自分のルームで1人きりなら、引く上限は1枚少なくなる。
nem-text-trait-tr_laika = 各ターンの最初のアクションの前に、ライカを隣接するルームへ動かすか、呼び戻してもよい。ライカは火災とタレットを無視し、空のルームに入ると物音を立て、そこに裏向きであるものを見せてくれる。
nem-text-trait-tr_tough = 重傷が4つあるときに受けた傷でのみ死亡する。即死の効果では通常どおり死亡する。

## アクションカード
nem-text-card-demolition = 自分のルームの閉じたドア1つを破壊する、または自分のルームに故障マーカーを置く、または自分のルームの作動中のタレットを破壊する。裏向きのステータスは先に表にする。停止中のタレットは残る。
nem-text-card-interruption = 自分のルームでの他のプレイヤーのアクションを打ち消す（支払ったコストは戻らない）。または他のプレイヤーの「妨害」を打ち消す。
nem-text-card-rest = 手札の汚染カードをすべてスキャンし、非感染のカードを取り除く。感染が1枚でもあれば感染の手順に従う。
nem-text-card-search = アイテムカウンターを1減らし、ルームの色のカードを2枚引いて1枚を手元に残し、もう1枚をデッキの底に置く。
nem-text-card-basic_repairs = 自分のルームから故障マーカーを取り除く、またはここのエンジンを修理・破壊する。
nem-text-card-repairs = 自分のルームから故障マーカーを取り除く、またはここのエンジンを修理・破壊する。
nem-text-card-fast_repairs = 自分のルームから故障マーカーを取り除く、またはここのエンジンを修理・破壊する。
nem-text-card-computer_skills = 自分のルームのドア1つを開閉する。またはコンピューターのあるルームで、そのアクションをコストなしで使う。
nem-text-card-suppressive_fire = 弾薬1を捨てる。自分、または自分のルームにいる同意した他のキャラクター1人は、攻撃されずに隣接するルームへ逃走する。
nem-text-card-order = 自分のルームの他のキャラクター1人を選び、同意の有無にかかわらず、自分が選んだ隣接するルームへ移動させる。
nem-text-card-reload = 自分の六連発リボルバーに弾薬1を加える。
nem-text-card-motivation = 自分を含む、自分のルームのすべてのキャラクターはアクションカードを1枚引く。
nem-text-card-piloting = 稼働中のコクピットまたはコンピューターのあるルームで、ルームアクションをコストなしで使う。またはコンピューターのあるルームで、座標を確認する。
nem-text-card-knowledge_of_the_ship = 自分のルームのドア1つを開閉する。または未探査のルームタイル1枚を秘密裏に見る（トークンは見ない）。
nem-text-card-old_friend = コンピューターのない稼働中のルームで、そのアクションをコストなしで使う。
nem-text-card-technical_corridors = 入口のあるルームから、入口のある他の任意のルームへ移動する。その後パスしなければならない。
nem-text-card-pyrotechnics = 任意のアイテム1つを捨てて自分のルームに火災マーカーを置く。または自分のルームから火災マーカーを取り除く。
nem-text-card-ingenuity = 自分のルームから故障マーカーを取り除く、またはここのエンジンを修理・破壊する、またはアイテムを製作する。任意の黄色のアイテムを工具の部品の代わりにしてもよい。
nem-text-card-covering_fire = 弾薬1を捨てる。自分、自分のルームにいる同意した他のキャラクター1人、またはその両方は、攻撃されずに同じ隣接するルームへ共に逃走する。
nem-text-card-taking_aim = 自分のエネルギー武器で射撃する。最初の結果を振り直してもよい。
nem-text-card-full_auto = アサルトライフルの弾薬をすべて捨ててそれで射撃する。捨てた弾薬2ごとに追加の1ダメージを、外れた場合も与える。
nem-text-card-nerves_of_steel = 自分への奇襲攻撃の際に捨てて、その効果を無視する。
nem-text-card-scavenging = 捜索する。アイテムカウンターが0でもよい（0のまま）。
nem-text-card-reconnaissance = ノイズロールなしで、隣接するルームへ移動する。
nem-text-card-adrenaline = 射撃してアクションカードを1枚引く。または逃走してアクションカードを1枚引く。
nem-text-card-risk_assessment = コンピューターのあるルームで、一番上のイベントカードを見て、デッキの上か底に戻す。
nem-text-card-blocking_access = コンピューターのあるルームで、そのアクションをコストなしで使う。またはコンピューターのある任意の探査済みルームに故障マーカーを置く。
nem-text-card-intranet = コンピューターのあるルームで、コンピューターのある探査済みで稼働中の任意のルームのアクションをコストなしで使う。
nem-text-card-robot_demolition = 「爆破」と同じ。アシストボットがエネルギー1で行う。
nem-text-card-lightning_repair = アシストボットが自分のルームから故障マーカーを取り除く。またはここのエンジンを修理・破壊する。
nem-text-card-robotic_fist = 自分のルームのイントルーダー1体に対して戦闘ダイスを振る。命中したら、さらにエネルギーを捨て、1つにつき追加の1ダメージを与えてもよい。外れても他に何も起きない。
nem-text-card-protection = このカードをゲームから除外する。自分のルームのキャラクター1人を選ぶ。次のプレイヤーフェイズまで、そのキャラクターはイントルーダー攻撃ステップで攻撃されず、火災の傷を受けない。
nem-text-card-stop_it = このカードをゲームから除外し、自分のルームのキャラクターへのイントルーダーの攻撃1回を、攻撃カードが引かれる前に防ぐ。
nem-text-card-one_last_thing = パスした後、このカードを捨てて同じターンに追加の1ラウンドを行う。最後にパスした場合は使えない。
nem-text-card-authority = 自分のルームの他のキャラクター1人と隣接するルーム1つを指定する。そのキャラクターは同意の有無にかかわらずそこへ移動する。
nem-text-card-executive_override = コンピューターのあるルームで、そのアクションをコストなしで使う。または任意の場所のドア1つを開閉する。
nem-text-card-carry_me = ノイズロールなしで、隣接するルームへ移動する。戦闘中は、自分が選んだイントルーダー1体だけが自分を攻撃する。
nem-text-card-efficiency = 故障がなければ、自分のルームのアクションをコストなしで使う。
nem-text-card-self_repair = 工具かダクトテープを捨てて重傷を1つ手当てする。または工具、ダクトテープ、エネルギーチャージのいずれかを捨てて軽傷をすべて治療する。
nem-text-card-overcharge = リストレーザーで射撃する。命中したら、さらに弾薬を2まで捨て、1つにつき追加の1ダメージを与えてもよい。
nem-text-card-silent_running = ノイズロールなしで、隣接するルームへ移動する。
nem-text-card-support = 自分を含む、自分のルームのキャラクター1人を指定する。そのプレイヤーはカードを2枚引いて1枚捨てる。同じルームの他のキャラクターのプレイヤーは1枚引いて1枚捨てる。
nem-text-card-persuasion = 自分のルームにいる他のキャラクターのプレイヤーの手札を見て、汚染カードを含む1枚を選んで捨てさせる。そのプレイヤーは1枚引く。
nem-text-card-calm_down = 自分のルームのキャラクター1人の軽傷を1つ治療する。またはそのプレイヤーは「休息」と同様に手札をスキャンしてもよい。
nem-text-card-debrief = 自分のルームにいる他のキャラクターのプレイヤーの目的または個人的意図を1枚見る。またはそのプレイヤーは汚染カードを含む任意のカードを捨て、同じ枚数を引く。
nem-text-card-go_girl = ライカを開いた通路を通って2ルームまで動かすか、呼び戻す。「攻撃衝動」があれば、代わりにそばにとどめ、自分のルームのイントルーダー1体に1ダメージを与える。
nem-text-card-tactical_move = 自分のルームのイントルーダー1体を選ぶ。自分とそのイントルーダーは、自分が選んだ隣接するルームへ移動する。他のイントルーダーは自分を攻撃しない。
nem-text-card-sentinel = 自分のノイズロールの後、その結果を無視する。またはイントルーダーに（方法を問わず）攻撃されたとき、ライカをゲームから除外し、その攻撃は自分に効果を及ぼさない。
nem-text-card-marked_prey = 射撃する。命中し、ライカがそばにいれば、追加の1ダメージを与える。
nem-text-card-i_need_it = 自分のルームの他のキャラクターが捜索してカードを選んだとき、このカードを捨て、選ばれなかったアイテムをデッキの底に置く代わりに、中を見ずに受け取る。
nem-text-card-hot_tempered = 自分のルームのアクションをコストなしで使い、その後ノイズロールを行う。
nem-text-card-opportunist = 隣接するルームへ移動（または逃走）し、その後、使った通路のドアを、破壊されていても閉じてもよい。
nem-text-card-bash = 近接攻撃を行う。ロールの後、外れた場合も目標は追加の1ダメージを受け、その後ダメージ判定を1回行う。外れた場合の傷は通常どおり受ける。
nem-text-card-second_wind = 自分の軽傷をすべて治療する。またはカードを2枚引き、軽傷を1つ受ける。

## アイテム
nem-text-item-energy_charge = エネルギー武器1つを最大まで装填する（CEO：アシストボットを最大まで充電する）。または自分のルームのドア1つを開閉する。
nem-text-item-grenade = 自分のルームか隣接するルームのイントルーダー1体（または卵）を選ぶ。それは2ダメージを受ける（卵なら2個が破壊される）。そのルームの他のイントルーダーはすべて1ダメージ、自分を含むそこのキャラクターはすべて重傷を1つ受ける。
nem-text-item-smoke_grenade = 自分のルームの他のキャラクターはすべてアクションカードを1枚捨てる。攻撃されずに隣接するルームへ移動する。
nem-text-item-recon_drone = 未探査のルームタイル1枚と、その探査トークンを秘密裏に見る。
nem-text-item-decoy = 隣接するルーム1つを選ぶ。そのルームに隣接するルームのイントルーダーはすべてそこへ移動する。戦闘中だったものは、それぞれ先に攻撃を1回行う。
nem-text-item-self_destruct_key = コンピューターのあるルームで、自爆シークエンスを開始または停止する。
nem-text-item-evacuation_key = 避難区画で、その区画のポッド1つをロックまたはロック解除する。
nem-text-item-comms_key = コンピューターのあるルームで、信号マーカーを持つキャラクターのプレイヤーの目的を1枚見る。
nem-text-item-extended_magazine = 自分のエネルギー武器1つに取り付ける。装弾数+2、直ちに弾薬2を加える。
nem-text-item-prototype_pistol = エネルギー武器。これで行う戦闘ダイスのロールを、それぞれ1回振り直してもよい。
nem-text-item-prototype_rifle = エネルギー武器。照準2つのとき、さらに弾薬1を捨てて追加の1ダメージを与えてもよい。
nem-text-item-prototype_shotgun = エネルギー武器。空白以外の面はすべて1ダメージ以上を与える。照準1つか2つなら追加の1ダメージを与える。
nem-text-item-chemicals = 火炎放射器1つを最大まで装填する。
nem-text-item-tools = 自分のルームから故障マーカーを取り除く、または自分のいるエンジン室のエンジンを修理・破壊する、または自分のルームのドア1つを開閉する。
nem-text-item-duct_tape = 自分のルームから故障マーカーを取り除く、またはここのエンジンを修理・破壊する、または重量アイテム2つをつないでハンド枠1つで持てるようにする。
nem-text-item-fire_extinguisher = 自分のルームから火災マーカーを取り除く、または自分のルームのイントルーダー1体を撤退させる。
nem-text-item-clothes = 自分の粘液マーカーを取り除く、または重傷を1つ手当てする。
nem-text-item-technical_corridors_plan = 入口のあるルームから、入口のある他の任意のルームへ移動する。
nem-text-item-space_suit = 黄色のルームで手札のアクションカードをすべて捨て、他の任意の黄色のルームへ移動する。
nem-text-item-nemesis_plans = 未探査のルームタイル2枚を秘密裏に見る（トークンは見ない）。
nem-text-item-medkit = 重傷を1つ手当てする、または手当て済みの重傷を1つ治療する。
nem-text-item-bandages = 重傷を1つ手当てする、または軽傷をすべて治療する。
nem-text-item-synthetic_food = アクションカードを2枚引く。
nem-text-item-adrenaline_injection = カードを1枚引く。このラウンドに何回でもアクションを行ってよい。その後パスしなければならない。
nem-text-item-alcohol = 手札の汚染カード1枚をスキャンして取り除く。感染だった場合、新しい汚染カードを1枚得る。
nem-text-item-military_drugs = 汚染カードを含む任意の枚数の手札を捨て、その枚数より1枚多く引く。
nem-text-item-antidote = 自分のカードをすべてスキャンし、感染のカードと自分の幼体を取り除く。汚染カードを1枚得て、デッキと捨て札に混ぜてシャッフルする。手札はそのまま残る。その後パスする。
nem-text-item-taser = 自分のルームのイントルーダー1体は1ダメージを受け、生き残れば撤退する。または自分のルームの他のキャラクター1人は手札をすべて捨てる。
nem-text-item-flamethrower = 旧式武器。空白以外の面はすべて1ダメージ以上を与える。照準2つなら自分のルームに火災を置く。薬品で装填する。
nem-text-item-molotov_cocktail = 自分のルームか隣接するルームのうち、イントルーダーか卵のある1つを選ぶ。そこに火災を置く。イントルーダーはすべて1ダメージを受け、卵1個が破壊され、そこのキャラクターはすべて重傷を1つ受ける。
nem-text-item-laser_sight = 自分の武器1つに取り付ける。それで行う戦闘ダイスのロールを、それぞれ1回振り直してもよい。武器1つにレーザーサイトは1つまで。
nem-text-item-combat_drone = ハンド枠を使わないエネルギー武器。最大まで装填された状態で製作される。
nem-text-item-environmental_suit = 持っている間、火災の傷を受けず、粘液の効果をすべて無視する。

## 初期アイテム
nem-text-item-six_shooter = 旧式武器。照準2つなら追加の1ダメージを与える。カード「再装填」でのみ装填する。
nem-text-item-shotgun = エネルギー武器。1ダメージ以上を与える攻撃は、追加の1ダメージを与える。
nem-text-item-sawed_off_shotgun = エネルギー武器。照準1つは照準2つとして扱う。
nem-text-item-assault_rifle = エネルギー武器。1ダメージ以上を与える攻撃は、追加の1ダメージを与える。
nem-text-item-rifle = 特別なルールのないエネルギー武器。
nem-text-item-pistol = エネルギー武器。照準2つは照準1つとして扱う。
nem-text-item-assistbot = CEOのロボットカード用のエネルギーを持つ。エネルギーチャージで最大まで充電され、他の方法では充電されない。
nem-text-item-wrist_laser = ハンド枠を使わない内蔵のエネルギー武器。照準2つなら追加の1ダメージを与える。取引することも手放すこともできない。
nem-text-item-compact_pistol = エネルギー武器。照準2つは照準1つとして扱う。
nem-text-item-hunter_carbine = 特別なルールのないエネルギー武器。
nem-text-item-handcuffs = 囚人のハンド枠1つを占める。手錠の鍵でのみ捨てられる。
nem-text-item-handcuff_key = このカードを捨て、自分のルームの囚人の（または自分の）手錠を捨てる。囚人本人とも取引できる。

## クエストアイテム
nem-text-item-log_key = コンピューターのあるルームで、任意のプレイヤーの目的を1枚見る。
nem-text-item-intercom = 「命令」と「鼓舞」は、コンピューターのある任意のルームのキャラクターにも効果を及ぼせる。「命令」で動くのは1人だけ。
nem-text-item-orbital_maneuvering_system = すべてのプレイヤーは直ちにパスし、プレイヤーフェイズは終わる。このイベントフェイズのイントルーダー攻撃ステップを飛ばす。
nem-text-item-pilot_evacuation_key = 避難区画で、その区画のポッド1つをロックまたはロック解除する。
nem-text-item-plasma_torch = 自分のルームのドア1つを開閉する。破壊されたドアを閉じてもよい。
nem-text-item-flashlight = 捜索を行う。
nem-text-item-armor = イントルーダーに攻撃されたときに捨てて、その攻撃を無視する。
nem-text-item-autoloader = アサルトライフルに取り付ける。装弾数+1。エネルギーチャージで装填するコストは0枚になる。
nem-text-item-motion_scanner = 自分のノイズロールの後、アクションカードを1枚捨てて振り直す。1ロールにつき1回。
nem-text-item-security_key = ルーム1つを選び、その通路のドアを好きなだけ、それぞれ任意に開閉する。
nem-text-item-holo_computer = 「イントラネット」と「リスク評価」を、コンピューターがなくても故障していても、任意のルームから使ってよい。
nem-text-item-laboratory_equipment = 遺体、死骸、卵のいずれかがあるルームで、対応する弱点カードを公開する。
nem-text-item-module_control = 任意の場所から、ロック解除されたポッド1つを射出する。または任意の場所から、エンジン1つのトークンを見て並べ替える。
nem-text-item-board_codes = 座標カードを自分が選んだものと取り替える。または自分のルームの色のデッキから、選んだアイテム1枚を取る。
nem-text-item-emergency_battery = 5番目のマスに達しても停止しない。
nem-text-item-defensive_module = イベントフェイズごとに1回、イントルーダー攻撃ステップに、リストレーザーの弾薬1を捨てて自分への攻撃を打ち消す。
nem-text-item-loboscope_drone = 自分のルームの他のキャラクターにドローンを渡す（または取り戻す）。そのキャラクターが秘密裏に見たり変えたりするものをすべて見る。
nem-text-item-emotional_scanner = 「支援」「説得」「落ち着いて」「聞き取り」では、隣接するルームのキャラクターも自分のルームにいるものとして扱う。
nem-text-item-report_mode = ライカは自分のいるルームを捜索する。アイテムは所持品に入り、ライカはキャラクターボードに戻る。
nem-text-item-aggressive_impulse = ライカを自分のルームの外へ動かせるのに動かさないたびに、自分のルームのイントルーダー1体に1ダメージを与えてもよい。
nem-text-item-restorative_arm = 「休息」は自分の基本アクションになる。さらに、自分の重傷1つの効果を無視する。
nem-text-item-pipe = 近接攻撃が外れたとき、パイプを捨てて、重傷の代わりに軽傷を1つ受けてもよい。捨てるか手放すと、クエスト面に裏返る。そのクエストは任意のルームで達成できる。取引できない。

## 重傷
nem-text-wound-wound_arm = ハンド枠は1つだけ。2つ持っているなら直ちに1つを手放す。
nem-text-wound-wound_hand = 自分のアイテムアクションのコストは1枚増える。
nem-text-wound-wound_leg = 移動による逃走のコストは2枚になる。
nem-text-wound-wound_body = ドローステップに、手札が5枚ではなく4枚になるまで引く。
nem-text-wound-wound_bleeding = プレイヤーフェイズにパスするたびに、軽傷を1つ受ける。
nem-text-wound-wound_disfigured = 粘液マーカーを持っている間、プレイヤーフェイズにパスするたびに、軽傷を1つ受ける。
nem-text-wound-wound_ceo_start = CEOが最初から持つ傷。アシストボットにエネルギーがある間は手当て済みとして扱う、胴体の重傷。デッキには含まれず、治療されるとゲームから除外される。

## イントルーダー攻撃カード
nem-text-attack-att_scratch = 軽傷1つと汚染カード1枚。
nem-text-attack-att_claw = 軽傷2つと汚染カード1枚。
nem-text-attack-att_bite = 重傷が2つ以上あるキャラクターは死亡する。そうでなければ重傷を1つ受ける。
nem-text-attack-att_tail = 重傷が1つ以上あるキャラクターは死亡する。そうでなければ重傷を1つ受ける。
nem-text-attack-att_transformation = 攻撃しているクリーパーをブリーダーと取り替える。目標のプレイヤーに手札がなければ、そのブリーダーは奇襲攻撃を行う。
nem-text-attack-att_frenzy = ルームの、重傷が2つ以上あるキャラクターはそれぞれ死亡し、それ以外のキャラクターはそれぞれ重傷を1つ受ける。
nem-text-attack-att_slime = 粘液マーカー1つと汚染カード1枚。
nem-text-attack-att_summoning = トークンを1つ引き、そのイントルーダーをルームに置く。それは今は攻撃しない。

## 弱点
nem-text-weakness-wk_vital_places = 成体に対する戦闘ダイスの空白は、照準1つとして扱う。
nem-text-weakness-wk_way_of_moving = 閉じたドアを破壊できるのはブリーダーとクイーンだけ。他のイントルーダーはただ止められる。
nem-text-weakness-wk_phosphates = 消火器または消火制御室によって撤退させられるイントルーダーは、撤退の前にそれぞれ1ダメージも受ける。
nem-text-weakness-wk_energy = エネルギー武器による、1ダメージ以上を与える攻撃は、追加の1ダメージを与える。
nem-text-weakness-wk_reaction = 奇襲攻撃の数字は1減る（最小1）。
nem-text-weakness-wk_brink = ダメージ判定の血液値の合計は、毎回1減る。
nem-text-weakness-wk_way_of_fighting = 成体の「噛みつき」は重傷1つの代わりに軽傷1つを与える。死亡の条件はそのまま残る。
nem-text-weakness-wk_fire = 火災、火炎瓶、火炎放射器でダメージを受けるイントルーダーは、要因ごとに1回、追加の1ダメージを受ける。

## イントルーダーアクションカード
nem-text-intruder-card-ia_pursuit = 自分が選んだキャラクター1人はノイズロールを行う。
nem-text-intruder-card-ia_coordinated_hunt = 戦闘中でない成体はそれぞれ、キャラクターのいる隣接するルームへ移動する。複数あればルーム番号の最も小さいルームへ移動する。
nem-text-intruder-card-ia_metamorphosis = イベント「羽化」と同じ。
nem-text-intruder-card-ia_planning = イベントカードを3枚引き、1枚を解決し、残りを捨てる。
nem-text-intruder-card-ia_self_healing = イントルーダー1体からダメージを2取り除く。

## イベント
nem-text-event-ev_egg_protection = 巣にいるか卵を運んでいるキャラクターは、それぞれ遭遇を解決する。
nem-text-event-ev_hatching = イントルーダーボードから卵を1つ捨てる。巣にいて、プレイヤーがアクションカードを持たないキャラクターは、それぞれ幼体の攻撃と同様に寄生される。誰も寄生されなければ、幼体トークン1つを袋に入れる。
nem-text-event-ev_regeneration = ボード上のイントルーダーはそれぞれダメージを2まで取り除く。
nem-text-event-ev_damage = 成体、ブリーダー、クイーンのいずれかがいる各ルームに故障マーカーを置く。
nem-text-event-ev_lurking = キャラクターのいるルームにいないイントルーダーをすべて取り除き、対応するトークンを袋に入れる。
nem-text-event-ev_eclosion = 幼体を持つキャラクターはそれぞれ死亡し、クリーパーを残す。その後、各キャラクターはカードを4枚引き、その中の汚染カードをスキャンする。感染があればキャラクターボードに幼体を置く。それらのカードは捨てる。
nem-text-event-ev_flammable_compounds = 冬眠室に火災を置く。すでに火災中なら、隣接する各ルームに火災を置く。
nem-text-event-ev_hunt_2 = 戦闘中でない成体はそれぞれ、可能ならキャラクターのいる隣接するルームへ移動する。複数あればルーム番号の最も小さいルームへ移動する。
nem-text-event-ev_hunt_3 = 戦闘中でない成体はそれぞれ、可能ならキャラクターのいる隣接するルームへ移動する。複数あればルーム番号の最も小さいルームへ移動する。
nem-text-event-ev_consuming_fire = 火災中の各ルームのアイテムカウンターを0にし、その後それらに隣接する各ルームに火災を置く。
nem-text-event-ev_scent_of_prey = 粘液を持つキャラクターのいるルームにつながる、ノイズマーカーのない各通路にノイズマーカーを置く。
nem-text-event-ev_malfunction = 故障マーカーを置ける探査済みのルームのうち、ルーム番号の最も小さいものに故障マーカーを置く。その後このカードをデッキに混ぜてシャッフルする。
nem-text-event-ev_noise_technical = 技術通路にノイズマーカーを置く。すでにあれば、入口のあるルームにいて戦闘中でないキャラクターは、それぞれノイズロールを行う。
nem-text-event-ev_nest = 巣が探査済みなら、巣につながる、ノイズマーカーのない各通路にノイズマーカーを置く。
nem-text-event-ev_bulkheads_open = 閉じたドアをすべて開く。
nem-text-event-ev_damaging_fire = 火災中の各ルームに故障マーカーを置き、その後それらに隣接する各ルームに火災を置く。
nem-text-event-ev_pod_ejection = 番号の最も小さい脱出ポッドを、乗っている者ごと射出する。
nem-text-event-ev_short_circuit = コンピューターのある探査済みの黄色の各ルームに故障マーカーを置く。
nem-text-event-ev_coolant_leak = 発電室に故障マーカーがあれば、自爆シークエンスが始まる。
nem-text-event-ev_life_support_failure = 探査済みの緑の各ルームに故障マーカーを置く。
nem-text-event-ae_docking_strain = 故障マーカーを置けるシャトルのルームのうち、メインルーム以外でルーム番号の最も小さいものに故障マーカーを置き、メインルームにつながる、ノイズマーカーのない各通路にノイズマーカーを置く。
nem-text-event-ae_duct_surge = 技術通路にノイズマーカーがなければ置く。入口のあるルームにいるキャラクターは、それぞれ粘液マーカーを得る。
nem-text-event-ae_power_dip = 各タレットのステータスの束を裏向きでシャッフルする。故障マーカーを置ける探査済みの黄色のルームのうち、ルーム番号の最も小さいものに故障マーカーを置く。
nem-text-event-ae_something_stirs = 巣が探査済みで破壊されていなければ、そこに幼体を置く（遭遇ではない）。そうでなければ、幼体トークン1つを袋に入れる。
nem-text-event-ae_bulkhead_drill = 冬眠室につながるすべての通路のドアを、破壊されたものを除いて閉じる。
nem-text-event-ae_smouldering_wiring = 故障マーカーがあり火災のないルームのうち、ルーム番号の最も小さいものに火災マーカーを置く。
nem-text-event-ae_pheromone_trail = オブジェクトを運んでいるキャラクターはそれぞれ粘液マーカーを得る。そのルームにつながる、ノイズマーカーのない各通路にノイズマーカーを置く。
nem-text-event-ae_torn_bulkheads = イントルーダーのいるルームにつながる通路の閉じたドアをすべて破壊する。1つも破壊されなければ、成体トークン1つを袋に入れる。
nem-text-event-ae_static = キャラクターが船内にいるプレイヤーは、それぞれ自分が選んだアクションカードを1枚捨てる。捨てられない者は、自分のキャラクターのルームにつながる、ノイズマーカーのない通路1つを選んでノイズマーカーを置く。
nem-text-event-ae_feeding_time = イントルーダーと、誰も運んでいない遺体か死骸がある各ルームで、そのオブジェクト1つを捨て（死骸、赤い遺体、青い遺体の順。船内最後のキャラクターの遺体は捨てない）、そこのダメージを受けている最も大きいイントルーダーからダメージをすべて取り除く。

## 目的
nem-text-objective-obj_prime_asset = 船が地球に到着する、または自分が唯一の生存者である。
nem-text-objective-obj_oldest_friend = 船が地球に到着する、または自分が唯一の生存者である。
nem-text-objective-obj_quarantine = 船が火星に到着する、または地球に到着して巣が破壊されている。自分は火星へ向かう冬眠でも生き延びる。
nem-text-objective-obj_relentless_investigator = 信号が送信され、船のすべてのルームが探査済みである。
nem-text-objective-obj_proper_burial = 信号が送信され、自分が青いキャラクターの遺体と共にポッドか冬眠で終える。
nem-text-objective-obj_hoarder = 自分がアイテムを7枚以上持ってポッドで終える。クエストアイテムは有効なものだけを数える。
nem-text-objective-obj_great_hunt = 信号が送信され、船が破壊されているかクイーンが倒されている。
nem-text-objective-obj_best_friends_forever = 自分と、少なくとも他のキャラクター1人が生き残る。
nem-text-objective-obj_aliens_on_a_spaceship = 信号が送信され、巣または船が破壊されている。
nem-text-objective-obj_my_precious = 信号が送信され、自分が卵と共にポッドか冬眠で終える。
nem-text-objective-obj_necroscopy = 信号が送信され、死骸の弱点が発見されている。
nem-text-objective-obj_ab_ovo = 卵の弱点が発見されている。
nem-text-objective-obj_extreme_field_biology = 弱点が2つ以上発見されている。
nem-text-objective-obj_right_moment = プレイヤー1のキャラクターが生き残らない、または自分が唯一の生存者である。
nem-text-objective-obj_greener_pastures = プレイヤー2のキャラクターが生き残らない、または自分が唯一の生存者である。
nem-text-objective-obj_old_feud = プレイヤー3のキャラクターが生き残らない、または自分が唯一の生存者である。
nem-text-objective-obj_hostile_takeover = プレイヤー4のキャラクターが生き残らない、または自分が唯一の生存者である。
nem-text-objective-obj_final_enlightenment = プレイヤー5のキャラクターが生き残らない、または自分が唯一の生存者である。
nem-text-objective-coop_destination_earth = 船が地球に到着する。
nem-text-objective-coop_emergency_post_mortem = 終了時に、青いキャラクターの遺体が手術室に置かれているか、そこで運ばれている。一度そこに置かれたら達成済みとしてよい。
nem-text-objective-coop_first_contact_protocol = 弱点が2つ以上発見されている。
nem-text-objective-coop_cutting_off_the_head = 信号が送信され、クイーンが倒されているか船が破壊されている。
nem-text-objective-coop_no_man_left_behind = 信号が送信され、すべてのルームが探査済みである。
nem-text-objective-coop_special_delivery = いずれかのキャラクターが卵と共にポッドか冬眠で終える。
nem-text-objective-coop_clean_up_crew = 信号が送信され、巣または船が破壊されている。

## 個人的意図とオファー
nem-text-objective-int_souvenir = イントルーダーの死骸を運んで離脱する。
nem-text-objective-int_live_specimen = 卵を運んで離脱する。
nem-text-objective-int_bring_them_home = キャラクターの遺体を運んで離脱する。
nem-text-objective-int_full_pockets = 初期アイテムと無効なクエストアイテムを除き、アイテムを3枚以上持って離脱する。
nem-text-objective-int_call_home = 信号を送信する。
nem-text-objective-int_cartographer = アフターマスの探査トークンを自分で4つ以上公開し、自分より多く公開した他のプレイヤーがいない。
nem-text-objective-int_trophy_hunter = 幼体以外のイントルーダーを1体以上倒す。
nem-text-objective-int_caretaker = 故障マーカーを自分で2つ以上取り除く、または終了時にボード上の故障マーカーが1つ以下である。
nem-text-objective-int_clean_bill = 汚染カードが1枚以下で、幼体も粘液もない状態で離脱する。
nem-text-objective-int_not_a_scratch = 重傷が開始時より増えておらず、軽傷が1つ以下の状態で離脱する。
nem-text-objective-int_guardian = 左隣のプレイヤーのキャラクターがエピローグを生き残る。
nem-text-objective-int_engine_report = 2つ以上のエンジンの一番上のトークンを見ており、出発時に2つ以上のエンジンが正常である。
nem-text-objective-int_field_notes = エピローグで1つ以上の弱点が発見または再発見されている。
nem-text-objective-lucrative_offer = 卵を運び、自分の信号を送信した状態で離脱する。探査トークンが裏向きで残っていても、アラートに失敗していても勝利する。

## アラート
nem-text-alert-al_core_purge = I：発電室で起動。II：シャトルのメインルームで起動。
nem-text-alert-al_black_box = コクピットにサンプルを置く。サンプルがメインルームにあれば（置かれているか、そこのキャラクターが運んでいれば）達成。
nem-text-alert-al_tissue_sample = 手術室にサンプルを置く。I：それを研究室か救急室へ運ぶ。II：研究室か救急室で起動。
nem-text-alert-al_thrust_imbalance = I：エンジン室2で起動。II：エンジン室1かエンジン室3で起動。
nem-text-alert-al_distress_relay = I：通信室で起動。II：コクピットか発電室で起動。
nem-text-alert-al_hull_stress = ボード上の故障マーカーが6つ以下なら、置けるルームのうち無作為な2つに1つずつ置く。I：故障マーカーのあるルームで起動、または故障マーカーを取り除く。II：そのような別のルームで同じことを行う。
nem-text-alert-al_flash_fire = 発電室、倉庫、研究室、武器庫のうち無作為な2つのルームに火災を1つずつ置く。I：この4つのうち火災中のルームで起動。II：別のルームで同じことを行う。4つのいずれも火災中でなくなれば、両方のレベルが直ちに達成される。
nem-text-alert-al_quarantine_sweep = I：冬眠室で起動。II：救急室か手術室で起動。
nem-text-alert-al_honor_the_dead = ボード上にキャラクターの遺体がなければ、冬眠室に1つ置く。I：キャラクターの遺体を救急室か手術室へ運ぶ（船内に1つも残っていなければ、冬眠室で起動）。II：救急室か手術室で起動。
nem-text-alert-al_reactor_vent = 発電室に故障マーカーを置く。I：発電室が稼働中である、またはそこで起動を2回。II：消火制御室か、任意のエンジン室で起動。

## 基本アクションと無償の手順
nem-text-action-ba_movement = 隣接するルームへ移動する（戦闘中は逃走になり、手当てしていない脚の重傷があればコスト2）。船とシャトルではドッキング移動も行える。
nem-text-action-ba_careful_movement = ノイズロールの代わりに、自分が選んだ場所にノイズマーカーを置く移動。
nem-text-action-ba_shoot_action = ハンドにあるかハンドの不要な、装填済みの武器で、自分のルームのイントルーダー1体か卵を攻撃する。
nem-text-action-ba_melee_action = 武器なしで、自分のルームのイントルーダー1体か卵を攻撃する。
nem-text-action-ba_pick_up = 自分のルームに置かれているオブジェクト1つをハンドに取る。
nem-text-action-ba_trade_action = 自分のルームのキャラクターたちとの取引を始める。少なくとも1つが持ち主を変えなければならない。カードは最初の合意のときに支払う。
nem-text-action-ba_craft_item = 部品となるアイテム2つを製作アイテム1つに変える。工作室では、定められたアイテム1つを特別なアイテムに変えることもできる。
nem-text-action-ba_activate_quest = クエストカードの条件を満たし、それをアイテムに変える。囚人はこれで任意のルームでパイプを得る。
nem-text-action-ba_activation = 現在のアラートの課題を、それが示すルームで行う。
nem-text-action-ba_rest_arm = カード「休息」と同様に手札をスキャンする。
nem-text-action-fs_drop = アイテム（捨て札になる）またはオブジェクト（ルームに残る）を手放す。専用カードと手錠は手放せない。手放したパイプはクエスト面に裏返る。
nem-text-action-fs_leave_pod = 待機中のポッドからその避難区画に戻る。
nem-text-action-fs_accept_offer = エピローグ：オファーを取り、個人的意図を捨てる。
