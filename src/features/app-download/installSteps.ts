import type { IconName } from '@/ui/Icon'

/** The three steps for the client app; a phone can't scan its own screen. */
export const stepsOn = (isPhone: boolean, isPage: boolean): { title: string; text: string }[] => [
  ...(isPage ? pageSteps : fileSteps(isPhone)),
  { title: '登录同一账号', text: '账号与网页通用，余额与记录保持一致。' },
]

const fileSteps = (isPhone: boolean) => [
  isPhone
    ? { title: '点击下载', text: '点击本页的“立即下载”，浏览器会开始下载。' }
    : { title: '扫码或点击下载', text: '用手机相机扫描二维码，或在手机上直接点击“立即下载”。' },
  { title: '按提示安装', text: '下载完成后打开安装包，按系统提示完成安装。' },
]

/** Nothing is downloaded: the browser installs this site, or a page tells how. */
const pageSteps = [
  { title: '点击“立即下载”', text: '浏览器支持时会询问是否安装本站，否则打开安装说明。' },
  { title: '按提示安装', text: '确认后，应用出现在主屏幕或桌面，无需安装包。' },
]

/** How to install this site itself, without a download. */
export const guides: { icon: IconName; title: string; lines: string[]; note?: string }[] = [
  {
    icon: 'phone',
    title: 'iPhone与iPad',
    lines: ['用Safari打开本站', '点击底部的“分享”按钮', '选择“添加到主屏幕”，再点“添加”'],
    note: '七天未访问时，Safari会清除已保存的内容；主屏幕上的应用不受此限。',
  },
  {
    icon: 'download',
    title: '安卓手机',
    lines: ['用浏览器打开本站', '点击本页的“安装应用”', '没有该按钮时，在浏览器菜单中选择“添加到主屏幕”'],
  },
  {
    icon: 'home',
    title: '电脑',
    lines: [
      '用支持安装的浏览器打开本站',
      '点击地址栏右侧的安装图标',
      '安装后从桌面直接打开，断网时也能查看已保存的内容',
    ],
  },
]
