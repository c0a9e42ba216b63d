import { Desk, openDesk } from './desk/Desk'

const STEPS = [
  [
    '安卓手机',
    '用浏览器打开本站',
    '在“APP下载”页点击“立即下载”，浏览器会询问是否安装',
    '没有询问时，在浏览器菜单中选择“添加到主屏幕”',
  ],
  ['iPhone与iPad', '用Safari打开本站', '点击底部的“分享”按钮', '选择“添加到主屏幕”，再点“添加”'],
  ['电脑', '用支持安装的浏览器打开本站', '在“APP下载”页点击“立即下载”，或点击地址栏右侧的安装图标'],
] as const

/** Where the demo's download address leads. */
openDesk(
  <Desk title="应用下载" className="narrow" back={['./#/app', '返回APP下载']}>
    <p>这是演示站的下载地址：没有安装包，只用试玩币。演示站可以这样安装，断网时也能查看已保存的内容：</p>
    {STEPS.map(([title, ...steps]) => (
      <section key={title} aria-label={title}>
        <h2>{title}</h2>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    ))}
    <p className="quiet">
      正式环境中，下载地址由运营方在站点设置中填写，指向其自己的应用。18+ 理性娱乐，量力而行
    </p>
  </Desk>,
)
