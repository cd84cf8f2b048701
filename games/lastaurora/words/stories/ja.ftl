# ラスト・オーロラのストーリー。題名は名前の中にある。

la-story-st_255-intro = まさに目当てのトラックのエンジンを、男が必死にかけようとしている。こちらに気づくと、家族のもとへ帰るのに必要なんだと叫ぶ。
la-story-st_255-a = 争いに来たのではないと告げ、手を貸そうと言う。
la-story-st_255-a-success = 男は礼を言い、南の機械どもに気をつけろと忠告し、かつて盗んだ装置を渡してくれる。
la-story-st_255-a-failure = 男は敵意をむき出しにする。関わらないことにした。
la-story-st_255-b = 男を襲う。
la-story-st_255-b-success = 短く醜い取っ組み合いだったが、トラックは手に入った。
la-story-st_255-b-failure = 男は追い詰められた獣のように暴れ、手の届くものを片端から壊す。

la-story-st_256-intro = 棚の陰から、大きすぎる外套を着た子どもが、黙ってこちらを見ている。
la-story-st_256-a = 子どもを連れていく。
la-story-st_256-a-success = 子どもは車に乗り込むなり、眠ってしまった。
la-story-st_256-b = 食べ物と毛布を置いていく。
la-story-st_256-b-success = あなたの優しさの噂は、あなたより速く伝わっていく。
la-story-st_256-c = 立ち去る。
la-story-st_256-c-success = 帰り道、誰も口をきかない。だが、皆に知れ渡った。

la-story-st_257-intro = 氷の下に、軍の刻印で封じられた鋼の蓋が見える。
la-story-st_257-a = 今すぐこじ開ける。
la-story-st_257-a-success = 中には油紙に包まれた道具があった。
la-story-st_257-a-failure = 封が破れ、黄色い粉が音を立てて噴き出した。
la-story-st_257-b = 次に来る者のために印をつける。
la-story-st_257-b-success = 雪に赤い旗を立てた。
la-story-st_257-again = 赤い旗が、氷に封じられた蓋の在りかを示している。
la-story-st_257-again-success = 手頃なてこで、たやすく開いた。

la-story-st_258-intro = 雑音の合間に、声が道路の番号を繰り返している。
la-story-st_258-a = 声に応える。
la-story-st_258-a-success = 見張りが、この先に何があるか教えてくれた。
la-story-st_258-a-failure = ほかにも聞いている者がいた。
la-story-st_258-b = 切って、静けさを生かす。
la-story-st_258-b-success = 今だけは、道具を奪い合わずにすむ。

la-story-st_259-intro = 真新しいタイヤの跡が道を横切り、丘のあいだに消えている。
la-story-st_259-a = 跡の主を狩る。
la-story-st_259-a-success = 狩る者が狩られる側になった。
la-story-st_259-a-failure = 足跡は途絶え、逆にこちらの背後へ回っていた。
la-story-st_259-b = 丘を迂回する。
la-story-st_259-b-success = 進みは遅いが、谷には残骸が隠れていた。

la-story-st_260-intro = 商談の前に、見知らぬ男が、道の先まで荷物を運んでくれないかと頼む。
la-story-st_260-a = 荷物を運ぶ。
la-story-st_260-a-success = 荷物は間に合った。
la-story-st_260-a-failure = 買い手は待ちくたびれ、あらゆる周波数でそう言いふらす。
la-story-st_260-b = 彼の借りを肩代わりする。
la-story-st_260-b-success = 彼は忘れないだろう。
la-story-st_260-c = 丁重に断る。
la-story-st_260-c-success = 彼は肩をすくめ、外套を開いて品物を見せる。

la-story-st_261-intro = 食べ物を分けていて、皿が一枚多いことに気づく。
la-story-st_261-a = 彼女を置いてやる。
la-story-st_261-a-success = 彼女は働いて返すと言う。
la-story-st_261-b = 次の村で降ろす。
la-story-st_261-b-success = 彼女は隠していた缶詰を置いていき、皆にそのことを話す。

la-story-st_262-intro = 橋の半分は川の中、残りの半分は揺れている。
la-story-st_262-a = 補強して、夜のうちに渡る。
la-story-st_262-a-success = 板は持ちこたえた。
la-story-st_262-a-failure = 運転席の下で梁が折れた。
la-story-st_262-b = 橋のたもとで野営する。
la-story-st_262-b-success = 古い石から、きれいな水が滴っている。

la-story-st_263-intro = 弾は大きくそれ、略奪者たちの頭上の岩に当たった。
la-story-st_263-a = 岩を撃ち続ける。
la-story-st_263-a-success = 斜面が連中の頭上に崩れ落ちた。
la-story-st_263-a-failure = 斜面はこちらに崩れてきた。
la-story-st_263-b = 撃ち方をやめ、弾帯を節約する。
la-story-st_263-b-success = 弾帯半分でも、ないよりはましだ。

la-story-st_264-intro = 前照灯の光の端で、何かが動いている。
la-story-st_264-a = ありったけの灯りをつける。
la-story-st_264-a-success = 何者であれ、思い直したようだ。
la-story-st_264-a-failure = これで居場所が完全に知られた。
la-story-st_264-b = 暗いまま、起きている。
la-story-st_264-b-success = 誰も眠らず、誰も寝込みを襲われなかった。

la-story-st_265-intro = 略奪者が壊れた車から這い出し、女を引きずってその喉にナイフを突きつけている。
la-story-st_265-a = 男を狙い撃つ。
la-story-st_265-a-success = 女を助け出した。置き去りの子が同行していれば、彼女はすぐに気づき、二人は共に去っていく。
la-story-st_265-a-failure = 略奪者は女を連れて逃げた。
la-story-st_265-b = 何かと引き換えに見逃す。
la-story-st_265-b-success = 男は袋を投げてよこし、すれ違いざまにホースを切り、女と共に消えた。

la-story-st_266-intro = 同じ凍った湖に二つのコンボイ。そして氷が歌い始める。
la-story-st_266-a = アクセルを踏み込む。
la-story-st_266-a-success = ひび割れを振り切った。
la-story-st_266-a-failure = トレーラーが車軸まで沈んだ。
la-story-st_266-b = 相手に牽引ロープと物資を投げる。
la-story-st_266-b-success = 彼らはこの話をあらゆる周波数で語るだろう。
la-story-st_266-c = エンジンを切って待つ。
la-story-st_266-c-success = 夜明けには湖は静まり、乗員も静まり返っていた。

la-story-st_267-intro = 新入りが足を止める。乗員の一人と、以前に会ったことがあるのだ。
la-story-st_267-a = とことん話し合わせる。
la-story-st_267-a-success = 温かい食事を囲み、昔の借りは水に流された。
la-story-st_267-a-failure = 話がつく前に、殴り合いになった。
la-story-st_267-b = 礼を言って新入りを帰す。
la-story-st_267-b-success = 別れの品が手渡された。

la-story-st_268-intro = トレーラーの床を叩くと、空洞の音がする。
la-story-st_268-a = 床をこじ開ける。
la-story-st_268-a-success = 密輸屋の隠し倉だ。広くて乾いている。
la-story-st_268-a-failure = 蓋に仕掛けられた爆薬は、税関の役人に向けたものだった。
la-story-st_268-b = 穴を開け、取れるものを取り出す。
la-story-st_268-b-success = ないよりはましだ。

la-story-st_269-intro = 死んだ兵士が、一か所を二重丸で囲んだ地図を握りしめている。
la-story-st_269-a = 地図に従う。
la-story-st_269-a-success = 丸は、軍が忘れた物資置き場を示していた。
la-story-st_269-a-failure = 死者の夢のために燃料を無駄にした。
la-story-st_269-b = 燃やして暖を取る。
la-story-st_269-b-success = つかのまの安らぎ。

la-story-st_270-intro = 飢えが咳を呼び、咳が熱を呼ぶ。
la-story-st_270-a = 薬箱を開ける。
la-story-st_270-a-success = 朝には峠を越えた。
la-story-st_270-b = 汗をかいて治す。
la-story-st_270-b-success = 頑固さも一種の薬だ。
la-story-st_270-b-failure = 熱は、塵が残したものを糧にしている。

la-story-st_271-intro = 十数台の車が雪の中に連なっている。エンジンは冷え、扉は開いたままだ。
la-story-st_271-a = 止まって、一台から部品を剥ぐ。
la-story-st_271-a-success = 誰のものだったにせよ、もう必要ないだろう。
la-story-st_271-b = 走りながらタンクの燃料を抜く。
la-story-st_271-b-success = ホースは濡れ、確かに燃料の匂いがする。
la-story-st_271-b-failure = そのタンクは、あなたのような者を狙う罠だった。

la-story-st_272-intro = 命中弾が略奪者の車から木箱を引きちぎり、こちらへ跳ねてくる。
la-story-st_272-a = ハンドルを切ってつかみ取る。
la-story-st_272-a-success = 鉤、ロープ、そして獲物。
la-story-st_272-a-failure = 木箱の勝ちだ。
la-story-st_272-b = 無視して攻撃を続ける。
la-story-st_272-b-success = 二度目の連射が続く。
la-story-st_272-c = 放っておく。
la-story-st_272-c-success = 箱は後方で砕け散った。

la-story-st_273-intro = 司教の外套を着た髭の男が、オーロラ号は自分に従うと言い張る。
la-story-st_273-a = 皆と共にひざまずく。
la-story-st_273-a-success = 何者であれ、彼の水は清らかだ。
la-story-st_273-b = 献金箱を奪う。
la-story-st_273-b-success = 信者たちは気前がよかった。
la-story-st_273-b-failure = 信者たちは数も多かった。

la-story-st_274-intro = 髑髏の描かれた錆びた看板が、次の地域への道に傾いている。
la-story-st_274-a = まっすぐ突っ切る。
la-story-st_274-a-success = カチリとも鳴らなかった。
la-story-st_274-a-failure = 一度鳴れば十分だった。
la-story-st_274-b = 止まって、歩いて道を探る。
la-story-st_274-b-success = 雪の中、膝をついて夜を明かした。

la-story-st_275-intro = 地下室では、人々が蝋燭の灯りで取引し、名前は尋ねない。
la-story-st_275-a = 何か買う。
la-story-st_275-a-success = 上等の品、詮索はなし。
la-story-st_275-b = 公開周波数でこの場所を知らせる。
la-story-st_275-b-success = 皆がそこへ急ぎ、皆が誰に感謝すべきか知っている。

la-story-st_276-intro = トラックの横に、二基目のエンジンが完全なまま乾いて転がっている。
la-story-st_276-a = ボルトで取り付ける。
la-story-st_276-a-success = 二重の咆哮があがる。
la-story-st_276-b = 部品取りにする。
la-story-st_276-b-success = どのボルトにも新しい居場所が見つかった。

la-story-st_277-intro = 計測器が鳴っているのに、ここの雪は足跡だらけだ。
la-story-st_277-a = 足跡をたどって避難場所を探す。
la-story-st_277-a-success = 鉛張りの地下室。暖かく乾いている。
la-story-st_277-a-failure = 足跡は何もない所で途切れていた。
la-story-st_277-b = 防護装備を配る。
la-story-st_277-b-success = 面をつけ、フィルターを入れ、誰も深く息をしない。
la-story-st_277-c = 車内でやり過ごす。
la-story-st_277-c-success = 朝まで計測器の音を数えた。

la-story-st_278-intro = 迫りくる略奪者に賞金がかかった。先頭にいるのはあなただ。
la-story-st_278-a = 賞金を狙う。
la-story-st_278-a-success = 無線の声は言葉でしか払わないが、言葉は広まる。
la-story-st_278-a-failure = 手柄は他の誰かのものになった。
la-story-st_278-b = 近くの全員に周波数を教える。
la-story-st_278-b-success = 思いがけない所から弾薬が出てきた。

la-story-st_279-intro = 気温は下がり、金属が肌に貼りつくほどになった。
la-story-st_279-a = 皆のために暖房をつけておく。
la-story-st_279-a-success = すべてのコンボイがあなたの排気口のまわりに集まる。
la-story-st_279-b = 各自でしのぐ。
la-story-st_279-b-success = どの野営地でも、誰かが青い指で目を覚ます。

la-story-st_280-intro = 崩れた屋根の下から、かすかで規則正しい音がする。
la-story-st_280-a = 掘る。
la-story-st_280-a-success = 空気穴を開けた。この先はもっと人手がいる。
la-story-st_280-a-failure = 屋根が沈み、舞う塵は放射線を帯びていた。
la-story-st_280-b = 上にあるものを取って去る。
la-story-st_280-b-success = 聞こえないふりをした。
la-story-st_280-again = 空気穴は、長く待ち続けた誰かのもとへ通じている。
la-story-st_280-again-success = 凍えた手が、あなたの手を握った。

la-story-st_281-intro = 峠道は一度に一つのコンボイしか通れない。遮断機の鍵はあなたの手にある。
la-story-st_281-a = 通行料を求める。
la-story-st_281-a-success = 彼らは払うか、遮断機に突っ込むかだ。
la-story-st_281-b = 遮断機を開け、持ち物を分ける。
la-story-st_281-b-success = 感謝の警笛が鳴り響く。

la-story-st_282-intro = オーロラ号が、岸にいる者に天候の報告を求めている。
la-story-st_282-a = 鉄塔に登って報告する。
la-story-st_282-a-success = 船長はあなたの名を呼んで礼を言う。
la-story-st_282-a-failure = 聞き取れたのは「嵐」の一語だけ。道中のコンボイはどれも速度を落とす。
la-story-st_282-b = 黙って修理する。
la-story-st_282-b-success = 今日もまた一日、また一つの溶接。

la-story-st_283-intro = 湾を望む所で、小艇が迎えに来る。乗船には対価がいる。
la-story-st_283-a = 航海の物資を約束する。
la-story-st_283-a-success = 船倉は満ち、船長は微笑む。
la-story-st_283-a-failure = 船長は破られた約束を忘れない。
la-story-st_283-b = 救助に金を払う者などいないと言い張る。
la-story-st_283-b-success = 小艇の乗員たちがあなたの味方についた。
la-story-st_283-b-failure = 小艇は一言もなく引き返した。

la-story-st_284-intro = 皿は空、弾倉は満杯。乗員たちが話があると言う。
la-story-st_284-a = 折れて、蓄えを開ける。
la-story-st_284-a-success = 彼らは仕事に戻った。
la-story-st_284-b = にらみ返す。
la-story-st_284-b-success = 沈黙。やがて誰かが笑い出した。
la-story-st_284-b-failure = 朝、寝台が一つ空になっていた。

la-story-st_285-intro = 新入りは、孤児も一緒でなければ来ないと言う。
la-story-st_285-a = 場所を空ける。
la-story-st_285-a-success = いちばん小さな乗客が、いちばんいい席に座る。
la-story-st_285-b = 代わりに、二人を近くの野営地まで送る。
la-story-st_285-b-success = 野営地の感謝の声が、あなたより先に伝わっていく。

la-story-st_286-intro = 最も深い部屋で、炉心がまだ光っている。人はこれにいくらでも払うだろう。
la-story-st_286-a = 運び出す。
la-story-st_286-a-success = 架台の上でうなりを上げ、誰もその下に座りたがらない。
la-story-st_286-b = 誰の手にも渡らぬよう、坑道を爆破する。
la-story-st_286-b-success = 山がそれを呑み込んだ。
la-story-st_286-c = ゆっくり後ずさる。
la-story-st_286-c-success = 閉じたままがいい扉もある。

la-story-st_287-intro = 略奪者たちは道筋を知っていた。誰かが教えたのだ。
la-story-st_287-a = 寝台をすべて調べる。
la-story-st_287-a-success = 寝床の下に、送信機とその報酬があった。
la-story-st_287-a-failure = 探しているあいだに、ブレーキが切られていた。
la-story-st_287-b = 口止め料を払う。
la-story-st_287-b-success = これからは、わざと偽の情報が送られる。
la-story-st_287-c = 知らないふりをする。
la-story-st_287-c-success = 自分の後ろに目を配る。

la-story-st_288-intro = 敵の隊長が横に並び、一騎討ちを挑んでくる。
la-story-st_288-a = 受けて立つ。
la-story-st_288-a-success = 隊長が倒れ、ハンドルが空回りする。
la-story-st_288-a-failure = 足を引きずって車に戻った。
la-story-st_288-b = 警笛で答え、走り去る。
la-story-st_288-b-success = すれ違いざま、相手の残骸から弾がいくつか転がり出た。

la-story-st_289-intro = 海の手前の最後の工場。溶接機はまだ動く。
la-story-st_289-a = 直せるものはすべて直す。
la-story-st_289-a-success = 何日ぶりかで、どこもガタつかない。
la-story-st_289-b = 装置のまわりに新しいものを作る。
la-story-st_289-b-success = 不格好で、重くて、見事だ。
la-story-st_289-b-failure = 最初の揺れで外れ落ちた。

la-story-st_290-intro = 岸の氷が尽きる所で、白い背が水面を破る。
la-story-st_290-a = 狩る。
la-story-st_290-a-success = 何週間分もの肉だ。
la-story-st_290-a-failure = 鯨の潜った所で氷が割れた。
la-story-st_290-b = 見送る。
la-story-st_290-b-success = その一瞬、誰も恐れてはいなかった。

la-story-st_291-intro = 港湾局の印が押された、未開封の伝令の鞄。
la-story-st_291-a = 開ける。
la-story-st_291-a-success = 補給所、巡回路、合言葉。
la-story-st_291-b = 封をしたまま届ける。
la-story-st_291-b-success = 正直は、覚えてもらえるほど珍しい。

la-story-st_292-intro = 古い灯台。灯りは無事だが、油槽は空だ。
la-story-st_292-a = 油を満たして灯す。
la-story-st_292-a-success = 白い光が湾をなでていく。
la-story-st_292-b = 灯りを外す。
la-story-st_292-b-success = 誰かの役に立つだろう。
la-story-st_292-again = 灯台の光が、この場所への道を示している。
la-story-st_292-again-success = 誰かが灯をともしたから、見つけることができた。

la-story-st_293-intro = 後方で信号弾が上がる。通ってきた道で、誰かが立ち往生している。
la-story-st_293-a = 引き返して助ける。
la-story-st_293-a-success = 彼らは希望を捨てかけていた。
la-story-st_293-b = 船から助けを呼ぶと誓う。
la-story-st_293-b-success = オーロラ号がヘリコプターを送る。
la-story-st_293-b-failure = 信号弾に応える者は、ついに現れなかった。

la-story-st_294-intro = 明日、すべてが決まる。今夜、料理番は二倍の食料を求める。
la-story-st_294-a = 求めるだけ渡す。
la-story-st_294-a-success = 戦争以来、誰も歌わなかった歌が歌われた。
la-story-st_294-b = 蓄えを守り、静かに一杯を分け合う。
la-story-st_294-b-success = 古い傷が一つ忘れられた。
