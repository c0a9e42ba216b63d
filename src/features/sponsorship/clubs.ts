/** A gallery picture: its caption, and `drawn` as the alternative text. */
export type GalleryPicture = { src: string; caption: string; drawn: string }

/** A partner club. Clubs, people and matches are invented. */
export type Club = {
  type: 1 | 2
  name: string
  crest: string
  /** Describes the crest. */
  emblem: string
  place: string
  line: string
  /** Paragraphs of 俱乐部历史. */
  history: readonly string[]
  gallery: readonly GalleryPicture[]
}

/** The honours, with the figures of spec 1 §2. */
export const honours: readonly { title: string; count: number; picture: string }[] = [
  { title: '顶级联赛冠军', count: 7, picture: '/art/honour-1.svg' },
  { title: '次级联赛冠军', count: 2, picture: '/art/honour-2.svg' },
  { title: '欧洲杯', count: 1, picture: '/art/honour-3.svg' },
  { title: '欧洲超级杯', count: 1, picture: '/art/honour-4.svg' },
]

/** The two partner clubs; the address's `type` is their position. */
export const clubs: readonly [Club, Club] = [
  {
    type: 1,
    name: '北岸联队',
    crest: '/art/club-crest.svg',
    emblem: '盾形队徽：灯塔、浪纹与年份1874',
    place: '第一合作俱乐部',
    line: '成立于1874年的海港球队，与我们同看下一个赛季。',
    history: [
      '北岸联队成立于1874年，由港口的船工与灯塔看守人共同组建。最初的球场就在防波堤旁，海风常把皮球吹进水里，因此队徽至今保留着灯塔与浪纹。',
      '一百多年来，球队始终坚持青训优先与社区开放日的传统。主场看台的每一块木牌，都刻着一位普通支持者的名字。',
    ],
    gallery: [
      { src: '/art/gallery-1.svg', caption: '日落前的最后一组绕杆', drawn: '夕阳下三名队员绕过训练桩' },
      { src: '/art/gallery-2.svg', caption: '角旗与未干的草皮', drawn: '灯光下的红色角旗' },
      { src: '/art/gallery-3.svg', caption: '走出球员通道的那一刻', drawn: '队员站在通道口，门边有一只足球' },
      { src: '/art/gallery-4.svg', caption: '北看台的红绿围巾', drawn: '看台上一排排举着围巾的支持者' },
      { src: '/art/gallery-5.svg', caption: '更衣室门口的旧球鞋', drawn: '一只白色球鞋与足球' },
      { src: '/art/gallery-6.svg', caption: '灯塔照亮的归途', drawn: '夜色中红白相间的灯塔' },
    ],
  },
  {
    type: 2,
    name: '云岭竞技',
    crest: '/art/club-crest-2.svg',
    emblem: '圆形队徽：雪山与两颗星',
    place: '第二合作俱乐部',
    line: '与北岸同年建队的山城球队，把主场安在云线之上。',
    history: [
      '云岭竞技同样成立于1874年，创建者是一群修筑山路的石匠。第一块球场由采石坪改成，两端落差近一米，客队总要花半场时间适应，山城人因此把主场叫作“斜坡”。',
      '球队每年夏天开放训练营，山里的孩子不论球技都能上场。队徽上的雪山取自主场北望的山脊，两颗星分别代表球员与支持者。',
    ],
    gallery: [
      { src: '/art/gallery-5.svg', caption: '第一双上场的球鞋', drawn: '一只白色球鞋与足球' },
      { src: '/art/gallery-2.svg', caption: '夜训开始前的角球区', drawn: '灯光下的红色角旗' },
      { src: '/art/gallery-4.svg', caption: '坐满的“斜坡”看台', drawn: '看台上一排排举着围巾的支持者' },
      { src: '/art/gallery-1.svg', caption: '夏季训练营的黄昏', drawn: '夕阳下三名队员绕过训练桩' },
      { src: '/art/gallery-6.svg', caption: '远征海港的那一晚', drawn: '夜色中红白相间的灯塔' },
      { src: '/art/gallery-3.svg', caption: '下半场开始之前', drawn: '队员站在通道口，门边有一只足球' },
    ],
  },
]

/** The club for the address's `type`: 1 or 2, else the first. */
export const clubOf = (type: string | null): Club => (type === '2' ? clubs[1] : clubs[0])
