# ネメシスとアフターマスの名前。

## ルーム
nem-name-room-armory = 武器庫
nem-name-room-comms_room = 通信室
nem-name-room-emergency_room = 救急室
nem-name-room-evacuation_a = 避難区画A
nem-name-room-evacuation_b = 避難区画B
nem-name-room-fire_control = 消火制御室
nem-name-room-generator = 発電室
nem-name-room-laboratory = 研究室
nem-name-room-nest = 巣
nem-name-room-storage = 倉庫
nem-name-room-surgery = 手術室
nem-name-room-airlock_control = エアロック制御室
nem-name-room-cabins = 船室
nem-name-room-canteen = 食堂
nem-name-room-command_center = 指令室
nem-name-room-engine_control = エンジン制御室
nem-name-room-hatch_control = ハッチ制御室
nem-name-room-monitoring_room = 監視室
nem-name-room-slime_room = 粘液まみれのルーム
nem-name-room-shower_room = シャワー室
nem-name-room-workshop = 工作室
nem-name-room-server_room = サーバー室
nem-name-room-alarm_room = 警報室
nem-name-room-turret_room = タレット制御室
nem-name-room-cockpit = コクピット
nem-name-room-engine_1 = エンジン室1
nem-name-room-engine_2 = エンジン室2
nem-name-room-engine_3 = エンジン室3
nem-name-room-hibernatorium = 冬眠室
nem-name-room-main_room = メインルーム

## ルームアクション
nem-name-room-action-armory = エネルギー武器の充填
nem-name-room-action-comms_room = 信号の送信
nem-name-room-action-emergency_room = 自分の傷の治療
nem-name-room-action-evacuation_a = 脱出ポッドへの搭乗
nem-name-room-action-evacuation_b = 脱出ポッドへの搭乗
nem-name-room-action-fire_control = 消火手順の開始
nem-name-room-action-generator = 自爆シークエンスの開始・停止
nem-name-room-action-laboratory = オブジェクトの分析
nem-name-room-action-nest = 卵の採取
nem-name-room-action-storage = アイテム探し
nem-name-room-action-surgery = 手術
nem-name-room-action-airlock_control = 緊急エアロック手順
nem-name-room-action-canteen = 軽食
nem-name-room-action-command_center = ドアの開閉
nem-name-room-action-engine_control = 全エンジンの確認
nem-name-room-action-hatch_control = ポッドのロック・ロック解除
nem-name-room-action-monitoring_room = ルームの確認
nem-name-room-action-shower_room = シャワー
nem-name-room-action-server_room = コンピューターの遠隔使用
nem-name-room-action-alarm_room = 物音を立てる
nem-name-room-action-turret_room = タレットの操作
nem-name-room-action-cockpit = 操縦系統
nem-name-room-action-engine_1 = エンジンの確認
nem-name-room-action-engine_2 = エンジンの確認
nem-name-room-action-engine_3 = エンジンの確認
nem-name-room-action-hibernatorium = 冬眠の試み

## キャラクター
nem-name-character-captain = 船長
nem-name-character-pilot = パイロット
nem-name-character-scientist = 科学者
nem-name-character-scout = 偵察員
nem-name-character-soldier = 兵士
nem-name-character-mechanic = 整備士
nem-name-character-ceo = CEO
nem-name-character-android = アンドロイド
nem-name-character-psychologist = 心理学者
nem-name-character-bounty_hunter = 賞金稼ぎ
nem-name-character-convict = 囚人
nem-name-companion-laika = ライカ

## 特性
nem-name-trait-tr_just_die_already = いい加減くたばれ
nem-name-trait-tr_authorization = 認可
nem-name-trait-tr_wheelchair = 車椅子
nem-name-trait-tr_scavenger = 漁り屋
nem-name-trait-tr_rush = 猛進
nem-name-trait-tr_handyman = 何でも屋
nem-name-trait-tr_owner = 船のオーナー
nem-name-trait-tr_synthetic = 合成体
nem-name-trait-tr_shrink = 精神分析家
nem-name-trait-tr_laika = ライカ
nem-name-trait-tr_tough = タフ

## アクションカード
nem-name-card-demolition = 爆破
nem-name-card-interruption = 妨害
nem-name-card-rest = 休息
nem-name-card-search = 捜索
nem-name-card-basic_repairs = 基本修理
nem-name-card-repairs = 修理
nem-name-card-fast_repairs = 迅速修理
nem-name-card-computer_skills = コンピューター技能
nem-name-card-suppressive_fire = 制圧射撃
nem-name-card-order = 命令
nem-name-card-reload = 再装填
nem-name-card-motivation = 鼓舞
nem-name-card-piloting = 操縦
nem-name-card-knowledge_of_the_ship = 船の知識
nem-name-card-old_friend = 旧友
nem-name-card-technical_corridors = 技術通路
nem-name-card-pyrotechnics = 火の扱い
nem-name-card-ingenuity = 創意工夫
nem-name-card-covering_fire = 援護射撃
nem-name-card-taking_aim = 狙い撃ち
nem-name-card-full_auto = フルオート
nem-name-card-nerves_of_steel = 鋼の神経
nem-name-card-scavenging = 物資漁り
nem-name-card-reconnaissance = 偵察
nem-name-card-adrenaline = アドレナリン
nem-name-card-risk_assessment = リスク評価
nem-name-card-blocking_access = アクセス遮断
nem-name-card-intranet = イントラネット
nem-name-card-robot_demolition = 爆破（ロボット）
nem-name-card-lightning_repair = 電撃修理
nem-name-card-robotic_fist = ロボットの拳
nem-name-card-protection = 護衛
nem-name-card-stop_it = 止めろ！
nem-name-card-one_last_thing = 最後にもう一つ！
nem-name-card-authority = 権威
nem-name-card-executive_override = 役員権限
nem-name-card-carry_me = 運んでくれ
nem-name-card-efficiency = 効率
nem-name-card-self_repair = 自己修復
nem-name-card-overcharge = 過充電
nem-name-card-silent_running = 静音行動
nem-name-card-support = 支援
nem-name-card-persuasion = 説得
nem-name-card-calm_down = 落ち着いて
nem-name-card-debrief = 聞き取り
nem-name-card-go_girl = いい子だ、行け！
nem-name-card-tactical_move = 戦術機動
nem-name-card-sentinel = 見張り
nem-name-card-marked_prey = 狙った獲物
nem-name-card-i_need_it = それが必要だ！
nem-name-card-hot_tempered = 短気
nem-name-card-opportunist = 抜け目なし
nem-name-card-bash = 殴打
nem-name-card-second_wind = 底力

## アイテム
nem-name-item-energy_charge = エネルギーチャージ
nem-name-item-grenade = 手榴弾
nem-name-item-smoke_grenade = 発煙弾
nem-name-item-recon_drone = 偵察ドローン
nem-name-item-decoy = おとり
nem-name-item-self_destruct_key = 自爆キー
nem-name-item-evacuation_key = 避難キー
nem-name-item-comms_key = 通信キー
nem-name-item-extended_magazine = 拡張弾倉
nem-name-item-prototype_pistol = 試作ピストル
nem-name-item-prototype_rifle = 試作ライフル
nem-name-item-prototype_shotgun = 試作ショットガン
nem-name-item-chemicals = 薬品
nem-name-item-tools = 工具
nem-name-item-duct_tape = ダクトテープ
nem-name-item-fire_extinguisher = 消火器
nem-name-item-clothes = 衣類
nem-name-item-technical_corridors_plan = 技術通路の図面
nem-name-item-space_suit = 宇宙服
nem-name-item-nemesis_plans = ネメシス号の図面
nem-name-item-medkit = 医療キット
nem-name-item-bandages = 包帯
nem-name-item-synthetic_food = 合成食品
nem-name-item-adrenaline_injection = アドレナリン注射
nem-name-item-alcohol = アルコール
nem-name-item-military_drugs = 軍用薬物
nem-name-item-antidote = 解毒剤
nem-name-item-taser = テーザー銃
nem-name-item-flamethrower = 火炎放射器
nem-name-item-molotov_cocktail = 火炎瓶
nem-name-item-laser_sight = レーザーサイト
nem-name-item-combat_drone = 戦闘ドローン
nem-name-item-environmental_suit = 環境スーツ

## 初期アイテム
nem-name-item-six_shooter = 六連発リボルバー
nem-name-item-shotgun = ショットガン
nem-name-item-sawed_off_shotgun = ソードオフ・ショットガン
nem-name-item-assault_rifle = アサルトライフル
nem-name-item-rifle = ライフル
nem-name-item-pistol = ピストル
nem-name-item-assistbot = アシストボット
nem-name-item-wrist_laser = リストレーザー
nem-name-item-compact_pistol = 小型ピストル
nem-name-item-hunter_carbine = ライフル247
nem-name-item-handcuffs = 手錠
nem-name-item-handcuff_key = 手錠の鍵

## クエストアイテム
nem-name-item-log_key = ログキー
nem-name-item-intercom = インターコム
nem-name-item-orbital_maneuvering_system = 軌道操縦システム
nem-name-item-pilot_evacuation_key = 避難キー（パイロット）
nem-name-item-plasma_torch = プラズマトーチ
nem-name-item-flashlight = 懐中電灯
nem-name-item-armor = アーマー
nem-name-item-autoloader = 自動装填装置
nem-name-item-motion_scanner = 動体スキャナー
nem-name-item-security_key = 保安キー
nem-name-item-holo_computer = ホロコンピューター
nem-name-item-laboratory_equipment = 実験器具
nem-name-item-module_control = モジュール制御
nem-name-item-board_codes = 船内コード
nem-name-item-emergency_battery = 非常用バッテリー
nem-name-item-defensive_module = 防御モジュール
nem-name-item-loboscope_drone = ロボスコープ・ドローン
nem-name-item-emotional_scanner = 感情スキャナー
nem-name-item-report_mode = 報告モード
nem-name-item-aggressive_impulse = 攻撃衝動
nem-name-item-restorative_arm = 回復アーム
nem-name-item-pipe = パイプ
nem-name-quest-access_code = アクセスコード

## オブジェクト
nem-name-object-character_corpse = キャラクターの遺体
nem-name-object-blue_corpse = 青いキャラクターの遺体
nem-name-object-intruder_carcass = イントルーダーの死骸
nem-name-object-intruder_egg = 卵
nem-name-object-sample = サンプル

## 重傷
nem-name-wound-wound_arm = 腕
nem-name-wound-wound_hand = 手
nem-name-wound-wound_leg = 脚
nem-name-wound-wound_body = 胴体
nem-name-wound-wound_bleeding = 出血
nem-name-wound-wound_disfigured = 顔の損傷
nem-name-wound-wound_ceo_start = 胴体（CEO）

## 汚染カード
nem-name-contamination-contam_infected = 感染
nem-name-contamination-contam_clean = 非感染

## イントルーダー、1体
nem-name-intruder-larva = 幼体
nem-name-intruder-creeper = クリーパー
nem-name-intruder-adult = 成体
nem-name-intruder-breeder = ブリーダー
nem-name-intruder-queen = クイーン
nem-name-intruder-blank = ブランク

## イントルーダー、複数
nem-name-intruders-larva = 幼体
nem-name-intruders-creeper = クリーパー
nem-name-intruders-adult = 成体
nem-name-intruders-breeder = ブリーダー
nem-name-intruders-queen = クイーン
nem-name-intruders-blank = ブランク

## イントルーダー袋のトークン
nem-name-intruder-token-tok_blank = ブランク
nem-name-intruder-token-tok_larva_1 = 幼体1
nem-name-intruder-token-tok_creeper_1 = クリーパー1
nem-name-intruder-token-tok_adult_2 = 成体2
nem-name-intruder-token-tok_adult_3 = 成体3
nem-name-intruder-token-tok_adult_4 = 成体4
nem-name-intruder-token-tok_breeder_3 = ブリーダー3
nem-name-intruder-token-tok_breeder_4 = ブリーダー4
nem-name-intruder-token-tok_queen_4 = クイーン4

## イントルーダー攻撃カード
nem-name-attack-att_scratch = ひっかき
nem-name-attack-att_claw = 爪の攻撃
nem-name-attack-att_bite = 噛みつき
nem-name-attack-att_tail = 尾の攻撃
nem-name-attack-att_transformation = 変態
nem-name-attack-att_frenzy = 狂乱
nem-name-attack-att_slime = 粘液
nem-name-attack-att_summoning = 召集

## 弱点
nem-name-weakness-wk_vital_places = 急所
nem-name-weakness-wk_way_of_moving = 移動の習性
nem-name-weakness-wk_phosphates = リン酸塩に敏感
nem-name-weakness-wk_energy = エネルギーに脆弱
nem-name-weakness-wk_reaction = 危険への反応
nem-name-weakness-wk_brink = 絶滅寸前の種
nem-name-weakness-wk_way_of_fighting = 戦いの習性
nem-name-weakness-wk_fire = 火に脆弱

## イントルーダーアクションカード
nem-name-intruder-card-ia_pursuit = 追跡
nem-name-intruder-card-ia_coordinated_hunt = 連携した狩り
nem-name-intruder-card-ia_metamorphosis = メタモルフォーゼ
nem-name-intruder-card-ia_planning = 計画
nem-name-intruder-card-ia_self_healing = 自己治癒

## イベント
nem-name-event-ev_egg_protection = 卵の防衛
nem-name-event-ev_hatching = 孵化
nem-name-event-ev_regeneration = 再生
nem-name-event-ev_damage = 破損
nem-name-event-ev_lurking = 潜伏
nem-name-event-ev_eclosion = 羽化
nem-name-event-ev_flammable_compounds = 可燃性物質
nem-name-event-ev_hunt_2 = 狩り
nem-name-event-ev_hunt_3 = 狩り
nem-name-event-ev_consuming_fire = 焼き尽くす炎
nem-name-event-ev_scent_of_prey = 獲物の匂い
nem-name-event-ev_malfunction = 故障
nem-name-event-ev_noise_technical = 技術通路のノイズ
nem-name-event-ev_nest = 巣
nem-name-event-ev_bulkheads_open = 隔壁開放
nem-name-event-ev_damaging_fire = 燃え広がる炎
nem-name-event-ev_pod_ejection = 脱出ポッドの射出
nem-name-event-ev_short_circuit = ショート
nem-name-event-ev_coolant_leak = 冷却材漏れ
nem-name-event-ev_life_support_failure = 生命維持装置の不具合
nem-name-event-ae_docking_strain = ドッキングの負荷
nem-name-event-ae_duct_surge = ダクトの逆流
nem-name-event-ae_power_dip = 電圧低下
nem-name-event-ae_something_stirs = 何かがうごめく
nem-name-event-ae_bulkhead_drill = 隔壁訓練
nem-name-event-ae_smouldering_wiring = くすぶる配線
nem-name-event-ae_pheromone_trail = フェロモンの跡
nem-name-event-ae_torn_bulkheads = 引き裂かれた隔壁
nem-name-event-ae_static = 全回線の雑音
nem-name-event-ae_feeding_time = 食事の時間

## 目的
nem-name-objective-obj_prime_asset = 最重要資産の回収
nem-name-objective-obj_oldest_friend = 最古の友
nem-name-objective-obj_quarantine = 検疫隔離
nem-name-objective-obj_relentless_investigator = 執念の調査員
nem-name-objective-obj_proper_burial = 手厚い埋葬
nem-name-objective-obj_hoarder = 溜め込み屋
nem-name-objective-obj_great_hunt = 大いなる狩り
nem-name-objective-obj_best_friends_forever = ずっと親友
nem-name-objective-obj_aliens_on_a_spaceship = 宇宙船のエイリアン
nem-name-objective-obj_my_precious = いとしい宝物
nem-name-objective-obj_necroscopy = 検死
nem-name-objective-obj_ab_ovo = 卵から始めよ
nem-name-objective-obj_extreme_field_biology = 極限の野外生物学
nem-name-objective-obj_right_moment = 仕留めどき
nem-name-objective-obj_greener_pastures = 隣の芝生
nem-name-objective-obj_old_feud = 古い確執
nem-name-objective-obj_hostile_takeover = 敵対的買収
nem-name-objective-obj_final_enlightenment = 最後の悟り
nem-name-objective-coop_destination_earth = 目的地は地球
nem-name-objective-coop_emergency_post_mortem = 緊急解剖
nem-name-objective-coop_first_contact_protocol = 初接触の手順
nem-name-objective-coop_cutting_off_the_head = 頭を断て
nem-name-objective-coop_no_man_left_behind = 誰も置き去りにしない
nem-name-objective-coop_special_delivery = 特別配達
nem-name-objective-coop_clean_up_crew = 掃除屋

## 個人的意図とオファー
nem-name-objective-int_souvenir = 土産物
nem-name-objective-int_live_specimen = 生きた標本
nem-name-objective-int_bring_them_home = 家へ連れ帰る
nem-name-objective-int_full_pockets = ポケットいっぱい
nem-name-objective-int_call_home = 家への連絡
nem-name-objective-int_cartographer = 地図職人
nem-name-objective-int_trophy_hunter = トロフィーハンター
nem-name-objective-int_caretaker = 管理人
nem-name-objective-int_clean_bill = 健康そのもの
nem-name-objective-int_not_a_scratch = かすり傷ひとつなく
nem-name-objective-int_guardian = 守護者
nem-name-objective-int_engine_report = エンジン報告
nem-name-objective-int_field_notes = 野外記録
nem-name-objective-lucrative_offer = 破格のオファー

## アラート
nem-name-alert-al_core_purge = 炉心パージ
nem-name-alert-al_black_box = ブラックボックス
nem-name-alert-al_tissue_sample = 組織サンプル
nem-name-alert-al_thrust_imbalance = 推力の不均衡
nem-name-alert-al_distress_relay = 遭難信号の中継
nem-name-alert-al_hull_stress = 船体への負荷
nem-name-alert-al_flash_fire = 突発火災
nem-name-alert-al_quarantine_sweep = 検疫巡回
nem-name-alert-al_honor_the_dead = 死者への敬意
nem-name-alert-al_reactor_vent = 反応炉の排気

## 探査トークン
nem-name-token-ex_malfunction = 故障
nem-name-token-ex_fire = 火災
nem-name-token-ex_silence = 静寂
nem-name-token-ex_slime = 粘液
nem-name-token-ex_danger = 危険
nem-name-token-ex_doors = ドア
nem-name-token-ex_turret = タレット
nem-name-token-ax_corridor_lockdown = 通路封鎖
nem-name-token-ax_danger_token = 危険
nem-name-token-ax_egg_token = 卵
nem-name-token-ax_slime_token = 粘液のルーム
nem-name-token-ax_larva_token = 幼体
nem-name-token-ax_fire_token = 火災
nem-name-token-ax_carcass_token = 死骸
nem-name-token-ax_corpse_token = キャラクターの遺体

## タレットのステータス
nem-name-turret-inactive = 停止中
nem-name-turret-fire_at_anyone = 無差別射撃
nem-name-turret-fire_at_intruders = イントルーダーに射撃

## 基本アクションと無償の手順
nem-name-action-ba_movement = 移動
nem-name-action-ba_careful_movement = 慎重な移動
nem-name-action-ba_shoot_action = 射撃
nem-name-action-ba_melee_action = 近接攻撃
nem-name-action-ba_pick_up = 重量オブジェクトを拾う
nem-name-action-ba_trade_action = 取引
nem-name-action-ba_craft_item = アイテム製作
nem-name-action-ba_activate_quest = クエストアイテムの有効化
nem-name-action-ba_activation = 起動
nem-name-action-ba_rest_arm = 回復アームでの休息
nem-name-action-fs_drop = 手放す
nem-name-action-fs_leave_pod = ポッドを降りる
nem-name-action-fs_accept_offer = 破格のオファーを受ける

## ダイスと面
nem-name-die-noise = ノイズダイス
nem-name-die-combat = 戦闘ダイス
nem-name-noise-1 = 1
nem-name-noise-2 = 2
nem-name-noise-3 = 3
nem-name-noise-4 = 4
nem-name-noise-silence = 静寂
nem-name-noise-danger = 危険
nem-name-combat-blank = 空白
nem-name-combat-creeper = クリーパー
nem-name-combat-adult = 成体
nem-name-combat-hit1 = 照準1つ
nem-name-combat-hit2 = 照準2つ

## 色
nem-name-colour-red = 赤
nem-name-colour-yellow = 黄
nem-name-colour-green = 緑
nem-name-colour-blue = 青
nem-name-colour-white = 白
nem-name-colour-violet = 紫
nem-name-colour-orange = オレンジ

## 部品と武器の種類
nem-name-component-chemical = 薬品
nem-name-component-cloth = 布
nem-name-component-electrical = 電気
nem-name-component-medical = 医療
nem-name-component-tool = 工具
nem-name-weapon-energy = エネルギー武器
nem-name-weapon-classic = 旧式武器

## 目的地
nem-name-planet-earth = 地球
nem-name-planet-mars = 火星
nem-name-planet-venus = 金星
nem-name-planet-deep_space = 深宇宙

## 座標カード
nem-name-coordinates_1 = 座標1
nem-name-coordinates_2 = 座標2
nem-name-coordinates_3 = 座標3
nem-name-coordinates_4 = 座標4
nem-name-coordinates_5 = 座標5
nem-name-coordinates_6 = 座標6
nem-name-coordinates_7 = 座標7
nem-name-coordinates_8 = 座標8

## 通路
nem-name-corridor-c01_02 = 通路1–2
nem-name-corridor-c01_03 = 通路1–3
nem-name-corridor-c01_04 = 通路1–4
nem-name-corridor-c02_06 = 通路2–6
nem-name-corridor-c03_07 = 通路3–7
nem-name-corridor-c04_08 = 通路4–8
nem-name-corridor-c05_06 = 通路5–6
nem-name-corridor-c05_10 = 通路5–10
nem-name-corridor-c06_07 = 通路6–7
nem-name-corridor-c06_11 = 通路6–11
nem-name-corridor-c07_08 = 通路7–8
nem-name-corridor-c08_09 = 通路8–9
nem-name-corridor-c08_11 = 通路8–11
nem-name-corridor-c09_12 = 通路9–12
nem-name-corridor-c10_13 = 通路10–13
nem-name-corridor-c11_14 = 通路11–14
nem-name-corridor-c11_15 = 通路11–15
nem-name-corridor-c12_16 = 通路12–16
nem-name-corridor-c13_14 = 通路13–14
nem-name-corridor-c13_19 = 通路13–19
nem-name-corridor-c14_17 = 通路14–17
nem-name-corridor-c15_16 = 通路15–16
nem-name-corridor-c15_18 = 通路15–18
nem-name-corridor-c16_21 = 通路16–21
nem-name-corridor-c17_19 = 通路17–19
nem-name-corridor-c17_20 = 通路17–20
nem-name-corridor-c18_20 = 通路18–20
nem-name-corridor-c18_21 = 通路18–21
nem-name-corridor-s22_23 = 通路22–23
nem-name-corridor-s22_24 = 通路22–24
nem-name-corridor-s22_25 = 通路22–25
nem-name-corridor-s23_24 = 通路23–24
nem-name-corridor-s23_25 = 通路23–25
nem-name-corridor-s24_25 = 通路24–25

## 脱出ポッドの区画
nem-name-section-A = 区画A
nem-name-section-B = 区画B

## 目的地トラックの位置
nem-name-course-A = A
nem-name-course-B = B
nem-name-course-C = C
nem-name-course-D = D

## トラックと最後のマス
nem-name-track-time = 時間トラック
nem-name-track-self_destruct = 自爆トラック
nem-name-track-destination = 目的地トラック
nem-name-track-shuttle_time = シャトル時間トラック
nem-name-space-jump = ハイパースペース・ジャンプ
nem-name-space-skull = ドクロ
nem-name-space-departure = 出発

## ボード
nem-name-board-nemesis = ネメシス号
nem-name-board-shuttle = シャトル

## モード
nem-name-mode-standard = 標準ゲーム
nem-name-mode-coop = 協力ゲーム
nem-name-mode-solo = ソロゲーム
nem-name-mode-science_mission = 科学ミッション
nem-name-mode-epilogue = エピローグ

## 選択肢：カードやルームで選ぶこと
nem-option-emergency_room-dress_all = 自分の重傷をすべて手当てする
nem-option-emergency_room-heal_dressed = 手当て済みの重傷を1つ治療する
nem-option-emergency_room-heal_light = 自分の軽傷をすべて治療する
nem-option-generator-start = 自爆シークエンスを開始する
nem-option-generator-stop = 自爆シークエンスを停止する
nem-option-cockpit-check_coordinates = 座標カードを見る
nem-option-cockpit-set_destination = 目的地マーカーを動かす
nem-option-demolition-door = 閉じたドアを破壊する
nem-option-demolition-malfunction = 故障マーカーを置く
nem-option-demolition-turret = タレットを破壊する
nem-option-interruption-cancel_action = アクションを打ち消す
nem-option-interruption-cancel_interruption = 妨害を打ち消す
nem-option-basic_repairs-repair = ルームを修理する
nem-option-basic_repairs-engine = エンジンを修理または破壊する
nem-option-repairs-repair = ルームを修理する
nem-option-repairs-engine = エンジンを修理または破壊する
nem-option-fast_repairs-repair = ルームを修理する
nem-option-fast_repairs-engine = エンジンを修理または破壊する
nem-option-computer_skills-door = ドアを開閉する
nem-option-computer_skills-room = ルームアクションを使う
nem-option-piloting-room = ルームアクションを使う
nem-option-piloting-coordinates = 座標カードを見る
nem-option-knowledge_of_the_ship-door = ドアを開閉する
nem-option-knowledge_of_the_ship-look = 未探査のルームを見る
nem-option-pyrotechnics-ignite = アイテムを捨てて火災を置く
nem-option-pyrotechnics-extinguish = 火災を消す
nem-option-ingenuity-repair = ルームを修理する
nem-option-ingenuity-engine = エンジンを修理または破壊する
nem-option-ingenuity-craft = アイテムを製作する
nem-option-adrenaline-shoot = 射撃してカードを引く
nem-option-adrenaline-escape = 逃走してカードを引く
nem-option-blocking_access-room = ルームアクションを使う
nem-option-blocking_access-sabotage = 故障マーカーを置く
nem-option-robot_demolition-door = 閉じたドアを破壊する
nem-option-robot_demolition-malfunction = 故障マーカーを置く
nem-option-robot_demolition-turret = タレットを破壊する
nem-option-lightning_repair-repair = ルームを修理する
nem-option-lightning_repair-engine = エンジンを修理または破壊する
nem-option-executive_override-room = ルームアクションを使う
nem-option-executive_override-door = どこかのドアを開閉する
nem-option-self_repair-dress = 重傷を1つ手当てする
nem-option-self_repair-heal = 自分の軽傷をすべて治療する
nem-option-calm_down-heal = 軽傷を1つ治療する
nem-option-calm_down-scan = スキャンを勧める
nem-option-debrief-look = 目的を1つ見る
nem-option-debrief-talk = そのプレイヤーの手札を入れ替えさせる
nem-option-go_girl-move = ライカを動かす
nem-option-go_girl-recall = ライカを呼び戻す
nem-option-go_girl-hold = ライカをとどめ、1ダメージを与える
nem-option-sentinel-listen = ノイズロールを無視する
nem-option-sentinel-sacrifice = ライカを犠牲にする
nem-option-second_wind-heal = 自分の軽傷をすべて治療する
nem-option-second_wind-push = カードを2枚引き、軽傷を1つ受ける
nem-option-energy_charge-load = エネルギー武器を装填する
nem-option-energy_charge-robot = アシストボットを充電する
nem-option-energy_charge-door = ドアを開閉する
nem-option-self_destruct_key-start = 自爆シークエンスを開始する
nem-option-self_destruct_key-stop = 自爆シークエンスを停止する
nem-option-tools-repair = ルームを修理する
nem-option-tools-engine = エンジンを修理または破壊する
nem-option-tools-door = ドアを開閉する
nem-option-duct_tape-repair = ルームを修理する
nem-option-duct_tape-engine = エンジンを修理または破壊する
nem-option-duct_tape-join = 重量アイテム2つをつなぐ
nem-option-fire_extinguisher-fire = 火災を消す
nem-option-fire_extinguisher-intruder = イントルーダーを撤退させる
nem-option-clothes-slime = 自分の粘液マーカーを捨てる
nem-option-clothes-dress = 重傷を1つ手当てする
nem-option-medkit-dress = 重傷を1つ手当てする
nem-option-medkit-heal = 手当て済みの重傷を1つ治療する
nem-option-bandages-dress = 重傷を1つ手当てする
nem-option-bandages-heal = 自分の軽傷をすべて治療する
nem-option-taser-intruder = イントルーダーを撃つ
nem-option-taser-character = 他のキャラクターを気絶させる
nem-option-module_control-pod = ロック解除されたポッドを射出する
nem-option-module_control-engine = エンジンのトークンを並べ替える
nem-option-board_codes-coordinates = 座標カードを取り替える
nem-option-board_codes-item = デッキからアイテムを取る
