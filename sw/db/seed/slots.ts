// Five names per picture; neighbours in the list never share a picture.
const PICTURES: [picture: string, names: [string, string, string, string, string]][] = [
  ['tile-01-koi', ['锦鲤跃金', '鲤跃龙门', '莲池锦鲤', '金鳞献瑞', '鱼戏春塘']],
  ['tile-02-gem', ['星河宝石', '璀璨晶矿', '蓝钻迷城', '宝石连环', '水晶秘境']],
  ['tile-03-mahjong', ['竹影麻雀', '满堂红中', '雀圣来了', '清一色赢', '花开富贵']],
  ['tile-04-cards', ['月下牌局', '黑桃骑士', '红心皇后', '王牌夜宴', '扑克风云']],
  ['tile-05-dice', ['云端骰宝', '骰定乾坤', '六六大顺', '豹子传说', '点石成金']],
  ['tile-06-reels', ['鎏金三七', '幸运三七', '经典水果', '霓虹转盘', '火热连线']],
  ['tile-07-lantern', ['山海灯会', '元宵夜游', '红灯高照', '灯谜奇缘', '上元花火']],
  ['tile-08-coins', ['古钱藏珍', '聚宝金盆', '招财进宝', '铜钱满贯', '掌柜来财']],
  ['tile-09-fan', ['折扇流光', '江南才子', '桃花扇底', '凤舞霓裳', '梨园名角']],
  ['tile-10-roulette', ['极昼轮盘', '命运之轮', '金球旋转', '蒙面骑手', '午夜轮舞']],
  ['tile-11-ocean', ['深海巡航', '珊瑚秘宝', '海底王国', '鲸落星海', '潮汐之心']],
  ['tile-12-city', ['长安夜色', '月满西楼', '古城秘史', '烟雨楼台', '登高望月']],
]

const PLATFORMS = ['PG', 'AG', 'PG', 'BG', 'FG'] as const

type Slot = [platform: string, code: string, name: string, picture: string]

/** Sixty slot games, code `slot01` to `slot60`. */
export const slots: Slot[] = [0, 1, 2, 3, 4].flatMap((round) =>
  PICTURES.map(([picture, names], place): Slot => {
    const number = String(round * PICTURES.length + place + 1).padStart(2, '0')
    return [
      PLATFORMS[(place + round) % PLATFORMS.length] ?? 'PG',
      `slot${number}`,
      names[round] ?? '',
      picture,
    ]
  }),
)
