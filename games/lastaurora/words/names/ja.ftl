# ラスト・オーロラの名前。

## 生存者
la-name-surv_leader = リーダー
la-name-surv_copilot = 副運転手
la-name-surv_mechanic = 整備士
la-name-surv_scavenger = スカベンジャー
la-name-surv_medic = 衛生兵
la-name-surv_gunner = 銃手
la-name-surv_scout = 斥候
la-name-surv_veteran_driver = ベテラン運転手
la-name-surv_engineer = 技師
la-name-surv_artillery_officer = 砲兵将校
la-name-surv_spotter = 観測手
la-name-surv_dog_trainer = 犬の調教師
la-name-surv_sniper = 狙撃手
la-name-surv_captive_tracker = 囚われの追跡者
la-name-surv_radio_operator = 通信士
la-name-surv_castaway = はぐれ者

## クルー
la-name-crew_pack = 群れのクルー
la-name-crew_mutant = ミュータントのクルー
la-name-crew_asgardian = アスガルドのクルー
la-name-crew_android = アンドロイドのクルー
la-name-crew_arctic_wolf = ホッキョクオオカミ
la-name-crew_tracker_wolf = 追跡オオカミ
la-name-crew_alpha_mutant = アルファ・ミュータント
la-name-crew_ghoul = グール
la-name-crew_valkyrie = ワルキューレ
la-name-crew_war_daughter = 戦の娘
la-name-crew_synthetic_prototype = 合成人間試作機
la-name-crew_support_drone = 支援ドローン

## トラック
la-name-truck_start = トラック
la-name-truck_tracked_hauler = 無限軌道牽引車
la-name-truck_logging = 木材運搬車
la-name-truck_armoured_carrier = 装甲輸送車
la-name-truck_biofuel_turbo = バイオ燃料ターボ
la-name-truck_icebreaker_rig = 砕氷リグ
la-name-truck_war_rig = ウォーリグ
la-name-truck_bulldozer = ブルドーザー
la-name-truck_scrap_crawler = スクラップ・クローラー
la-name-truck_behemoth = ベヒーモス

## トレーラー
la-name-trailer_container = コンテナ
la-name-trailer_rusty = 錆びたコンテナ
la-name-trailer_box = 箱型トレーラー
la-name-trailer_tanker = タンク車
la-name-trailer_crew_wagon = 乗員車
la-name-trailer_armoured_wagon = 装甲貨車
la-name-trailer_field_kitchen = 野戦炊事車
la-name-trailer_gun_car = 銃座車
la-name-trailer_fortress_car = 要塞車
la-name-trailer_double_decker = 二階建てバス
la-name-trailer_salvage_wagon = 回収車
la-name-trailer_locker_car = ロッカー車
la-name-trailer_armoured_locker = 装甲ロッカー車

## 装置
la-name-dev_light_machine_gun = 軽機関銃
la-name-dev_armoured_rack = 装甲ラック
la-name-dev_roof_rack = ルーフラック
la-name-dev_heavy_machine_gun = 重機関銃
la-name-dev_plough_blade = 除雪ブレード
la-name-dev_nitro_tank = ニトロタンク
la-name-dev_autocannon = 機関砲
la-name-dev_reactive_plates = 反応装甲板
la-name-dev_turbocharger = ターボチャージャー
la-name-dev_junk_launcher = ジャンクランチャー
la-name-dev_junk_mortar = 重ジャンク迫撃砲
la-name-dev_storage_netting = 収納ネット
la-name-dev_scrap_plates = スクラップ装甲板

## 戦利品
la-name-loot_wolf_sidecar = ウルフ・サイドカー
la-name-loot_raider_trailer = 略奪団のトレーラー
la-name-loot_chain_guns = 連装チェーンガン
la-name-loot_alpha_plating = アルファの装甲
la-name-loot_fang_engine = 牙のエンジン
la-name-loot_asgard_rack = アスガルドのルーフラック
la-name-loot_asgard_container = アスガルドのコンテナ
la-name-loot_asgard_destroyer = アスガルドの破壊砲
la-name-loot_asgard_plates = アスガルドの金属板
la-name-loot_asgard_power_source = アスガルドの動力源

## 場所
la-name-loc_abandoned_store = 廃商店
la-name-loc_contaminated_warehouse = 汚染された倉庫
la-name-loc_helicopter_wreck = ヘリコプターの残骸
la-name-loc_filling_station = 給油所
la-name-loc_hunters_cabin = 猟師小屋
la-name-loc_ice_fishing_hut = 氷上釣り小屋
la-name-loc_military_checkpoint = 軍の検問所
la-name-loc_irradiated_bunker = 被曝した掩蔽壕
la-name-loc_derailed_train = 脱線した列車
la-name-loc_frozen_greenhouse = 凍った温室
la-name-loc_radio_relay = 無線中継所
la-name-loc_naval_depot = 海軍補給所
la-name-loc_reactor_ruin = 原子炉跡
la-name-loc_whaling_station = 捕鯨基地
la-name-loc_crashed_bomber = 墜落した爆撃機
la-name-loc_scrapyard = スクラップ置き場
la-name-loc_shopping_mall = ショッピングモール
la-name-loc_contaminated_lab = 汚染された研究所
la-name-loc_fuel_depot = 燃料貯蔵所
la-name-loc_frozen_ferry = 凍りついたフェリー

## 遭遇
la-name-enc_wandering_trader = 流れの商人
la-name-enc_refugee_family = 難民の家族
la-name-enc_deserters = 脱走兵
la-name-enc_smuggler_captain = 密輸船長
la-name-enc_wanted_man = お尋ね者
la-name-enc_tinkerer_hermit = 機械いじりの隠者

## イベント
la-name-ev_whiteout = ホワイトアウト
la-name-ev_radioactive_fallout = 放射性降下物
la-name-ev_pack_ice_breaks = 流氷の決壊
la-name-ev_howl_of_the_pack = 群れの遠吠え
la-name-ev_blizzard = ブリザード
la-name-ev_emergency_broadcast = 緊急放送

## アイテム
la-name-obj_incendiary_ammo = 焼夷弾
la-name-obj_energy_ration = 栄養食
la-name-obj_jerrycan = ジェリ缶
la-name-obj_toolkit = 工具セット
la-name-obj_iodine = ヨウ素剤
la-name-obj_nitro = ニトロボトル
la-name-obj_adrenaline = アドレナリン注射
la-name-obj_canned_food = 缶詰
la-name-obj_cloaking_device = 遮蔽装置
la-name-obj_antitank_missile = 対戦車ミサイル
la-name-obj_smoke_grenade = 発煙手榴弾
la-name-obj_unstable_fuel = 不安定燃料
la-name-obj_anti_rad = 抗放射線剤
la-name-obj_mine = 地雷

## 敵
la-name-war_wolves = ウォーウルブズ
la-name-asgaror = アスガロール氏族
la-name-en_outriders = 先駆け
la-name-en_howlers = 吠える者たち
la-name-en_rippers = 切り裂き団
la-name-en_firebrands = 放火団
la-name-en_iron_fang = 鉄牙
la-name-en_alpha_rig = アルファ・リグ
la-name-en_tyr = テュール
la-name-en_ullr = ウル
la-name-en_heimdallr = ヘイムダル
la-name-en_hel = ヘル
la-name-en_thor = トール
la-name-en_loki = ロキ

## オートマのカード
la-name-automa_1 = 影
la-name-automa_2 = 裏道
la-name-automa_3 = 物資あさり
la-name-automa_4 = 銃列
la-name-automa_5 = 全速前進
la-name-automa_6 = 破壊工作

## ボーナスアクション
la-name-bonus_alpha_1 = 食料集め
la-name-bonus_alpha_2 = 野営
la-name-bonus_alpha_3 = 抜き取り
la-name-bonus_alpha_4 = かき集め
la-name-bonus_alpha_5 = 物色
la-name-bonus_beta_1 = 食料集めか回収
la-name-bonus_beta_2 = 野戦診療
la-name-bonus_beta_3 = 抜き取り
la-name-bonus_beta_4 = 作業場
la-name-bonus_beta_5 = 徹底捜索

## 中継点マーカー
la-name-way_food = 中継点：食料
la-name-way_fuel = 中継点：燃料
la-name-way_ammo = 中継点：弾薬
la-name-way_object = 中継点：アイテム
la-name-way_fame = 中継点：名声
la-name-way_repair = 中継点：修理

## 道
la-name-alpha = アルファマップ
la-name-beta = ベータマップ
la-name-region_1 = 谷
la-name-region_2 = 海岸
la-name-region_3 = 湾

## ストーリー
la-name-st_255 = 逃亡者
la-name-st_256 = 置き去りの子
la-name-st_257 = 氷の隠し場所
la-name-st_258 = 無線のささやき
la-name-st_259 = 狼の足跡
la-name-st_260 = 商人の借り
la-name-st_261 = 密航者
la-name-st_262 = 折れた橋
la-name-st_263 = 跳弾
la-name-st_264 = 夜警
la-name-st_265 = 人質
la-name-st_266 = 歌う氷
la-name-st_267 = 昔の宿敵
la-name-st_268 = 隠し床
la-name-st_269 = 脱走兵の地図
la-name-st_270 = 熱病
la-name-st_271 = 幽霊コンボイ
la-name-st_272 = 拾った者勝ち
la-name-st_273 = 説教師
la-name-st_274 = 地雷原
la-name-st_275 = 闇市
la-name-st_276 = 双発エンジン
la-name-st_277 = 熱い土地
la-name-st_278 = 賞金の知らせ
la-name-st_279 = 凍傷
la-name-st_280 = 生き埋め
la-name-st_281 = 通行料
la-name-st_282 = 最後の放送
la-name-st_283 = 船長の対価
la-name-st_284 = 反乱
la-name-st_285 = 氷の子ら
la-name-st_286 = 炉心
la-name-st_287 = 裏切り者
la-name-st_288 = 氷上の決闘
la-name-st_289 = 最後の整備
la-name-st_290 = 白鯨
la-name-st_291 = 封印された命令書
la-name-st_292 = 灯台
la-name-st_293 = 救援隊
la-name-st_294 = 別れの宴

## 用語
la-term-convoy = コンボイ
la-term-truck = トラック
la-term-trailer = トレーラー
la-term-device = 装置
la-term-box = ボックス
la-term-survivor = 生存者
la-term-survivors = 生存者
la-term-child = 子ども
la-term-strength = 強さ
la-term-speed = 速度
la-term-damage = ダメージ
la-term-contamination = 汚染
la-term-radiation = 放射線
la-term-fame = 名声
la-term-fame-track = 名声トラック
la-term-turn-order = 手番順表
la-term-first-player = 第1プレイヤー
la-term-exploration-zone = 探索ゾーン
la-term-slot = 枠
la-term-exploration-deck = 探索デッキ
la-term-exploration-discard = 探索の捨て札
la-term-exploration-card = 探索カード
la-term-card-action = カードアクション
la-term-bonus-action = ボーナスアクション
la-term-object = アイテム
la-term-objects = アイテム
la-term-object-deck = アイテムデッキ
la-term-object-discard = アイテムの捨て札
la-term-outcome = 結果カード
la-term-outcome-deck = 結果デッキ
la-term-outcome-discard = 結果の捨て札
la-term-miss = ミス
la-term-hit = 命中
la-term-weapon = 武器
la-term-target = 標的マーカー
la-term-target-space = 標的スペース
la-term-enemy = 敵
la-term-ambush = 奇襲
la-term-attack = 攻撃
la-term-defence = 防御
la-term-loot = 戦利品
la-term-loot-stack = 戦利品の山
la-term-waypoint = 中継点マーカー
la-term-contaminated-space = 汚染マス
la-term-avalanche = 雪崩マーカー
la-term-mine = 地雷マーカー
la-term-shortcut = 近道
la-term-tracks = 無限軌道
la-term-region = 地域
la-term-space-on-road = マス
la-term-road = 道
la-term-aurora = オーロラ号
la-term-aurora-track = オーロラ号トラック
la-term-mooring = 係留地
la-term-stop = 停泊地
la-term-round = ラウンド
la-term-supply = 共通の置き場
la-term-hand = 手札
la-term-story = ストーリー
la-term-story-deck = ストーリーデッキ
la-term-story-discard = ストーリーの捨て札
la-term-mission = ミッション
la-term-test = 判定
la-term-archive = 保管中のストーリー
la-term-dodge = 回避トラック
la-term-aggression = 攻勢トラック
la-term-automa = オートマ
la-term-automa-card = アクションカード
la-term-automa-zone = アイテム・戦利品置き場
la-term-engine = エンジン

## ゾーン
la-zone-active = 活動ゾーン
la-zone-rest = 休息ゾーン
la-zone-exhausted = 疲労ゾーン

## フェイズ
la-phase-exploration = 探索フェイズ
la-phase-rest = 休息フェイズ
la-phase-movement = 移動フェイズ
la-phase-fire = 射撃フェイズ
la-phase-end_round = ラウンド終了フェイズ
la-phase-any = 任意のフェイズ

## 時期
la-period-1 = 第I期
la-period-2 = 第II期
la-period-3 = 第III期

## カードの種類
la-kind-location = 場所
la-kind-truck = トラック
la-kind-trailer = トレーラー
la-kind-device = 装置
la-kind-survivor = 生存者
la-kind-encounter = 遭遇
la-kind-event = イベント
la-kind-enemy = 敵

## オーロラ号
la-stage-yellow = 黄の段階
la-stage-red = 赤の段階

## ボックス
la-box-cargo = 貨物ボックス
la-box-crew = 乗員ボックス
la-box-food = 食料ボックス
la-box-ammo = 弾薬ボックス
la-box-fuel = 燃料ボックス
la-box-armor = 装甲
la-box-asgard_armor = アスガルド装甲
la-box-weapon = 武器
la-box-junk_weapon = ジャンクランチャー
la-box-special = 特殊ボックス

## 命中範囲
la-pattern-head = 先頭の列
la-pattern-front = 前2列
la-pattern-centre = 中央の4枚
la-pattern-tail = 後ろ2列
la-pattern-top = 上の段
la-pattern-bottom = 下の段

## モジュール
la-module-1 = 探索デッキ
la-module-2 = 敵氏族アスガロール
la-module-3 = 非対称の初期クルー
la-module-4 = ストーリーカード
la-module-5 = プレイヤー対プレイヤー

## 色
la-colour-red = 赤
la-colour-blue = 青
la-colour-green = 緑
la-colour-yellow = 黄

## オートマの難易度
la-difficulty-easy = やさしい
la-difficulty-normal = ふつう
la-difficulty-hard = 難しい

## 攻勢ボーナス
la-bonus-fame = 名声1
la-bonus-repair = 修理
la-bonus-object = アイテム
la-bonus-humiliate = 屈辱
la-bonus-none = なし

## 題名
la-title = ラスト・オーロラ
la-expansion = フローズン・スチール

## 資源
la-res-food = 食料
la-res-ammo = 弾薬
la-res-fuel = 燃料
la-res-object = アイテム
la-res-any = 好きな資源
la-res-fame = 名声
la-res-survivor = 生存者

## 数つき
la-space = { $region }{ $space }
la-slot = 枠{ $slot }
la-space-number = { $space }
la-term-convoy-cards = コンボイのカード
la-convoy-of = { $seat }のコンボイ
la-box-weapon-level = 武器（レベル{ $level }）
la-box-junk_weapon-level = ジャンクランチャー（レベル{ $level }）
la-special-speed = 速度+{ $n }
la-special-tracks = 無限軌道
la-special-free_feed = 生存者{ $n }人に食事
la-special-end_fame = 終了時に名声{ $n }
la-special-end_fame_per_asgard_armor = 終了時にアスガルド装甲1つにつき名声1（最大{ $n }）
la-special-end_round_object = 毎ラウンド、アイテム{ $n }枚
la-special-max_objects = 上限+{ $n }
