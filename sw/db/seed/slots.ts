/** Invented names, twelve a line: neighbours in the list come from different worlds. */
const NAMES = [
  '锦鲤跃金 星河宝石 竹影麻雀 月下牌局 云端骰宝 鎏金三七 山海灯会 古钱藏珍 折扇流光 极昼轮盘 深海巡航 长安夜色',
  '鲤跃龙门 璀璨晶矿 满堂红中 黑桃骑士 骰定乾坤 幸运三七 元宵夜游 聚宝金盆 江南才子 命运之轮 珊瑚秘宝 月满西楼',
  '莲池锦鲤 蓝钻迷城 雀圣来了 红心皇后 六六大顺 经典水果 红灯高照 招财进宝 桃花扇底 金球旋转 海底王国 古城秘史',
  '金鳞献瑞 宝石连环 清一色赢 王牌夜宴 豹子传说 霓虹转盘 灯谜奇缘 铜钱满贯 凤舞霓裳 蒙面骑手 鲸落星海 烟雨楼台',
  '鱼戏春塘 水晶秘境 花开富贵 扑克风云 点石成金 火热连线 上元花火 掌柜来财 梨园名角 午夜轮舞 潮汐之心 登高望月',
]

const PLATFORMS = ['PG', 'AG', 'PG', 'BG', 'FG'] as const

type Slot = [platform: string, code: string, name: string]

/** Sixty slot games, code `slot01` to `slot60`. */
export const slots: Slot[] = NAMES.flatMap((line, round) =>
  line.split(' ').map((name, place, all): Slot => {
    const number = String(round * all.length + place + 1).padStart(2, '0')
    return [PLATFORMS[(place + round) % PLATFORMS.length] ?? 'PG', `slot${number}`, name]
  }),
)
