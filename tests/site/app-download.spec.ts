import { expect, test } from '../kit/fixtures'
import { expectToast, forgetSite } from '../kit/steps'

test(
  'an http address is refused with a message instead of an empty frame',
  { tag: ['@dom', '@D19', '@s1-2.26'] },
  async ({ page, server }) => {
    await server.site({ ios_download_qrcode: '', ios_download_url: 'http://dl.portal.test/app' })
    await page.goto('/#/app')
    const main = page.getByRole('main')
    await expect(main.getByText('下载地址不安全，请联系客服')).toBeVisible()
    await expect(main.getByRole('img', { name: '扫码下载' })).toHaveAttribute('src', '/placeholders/qr.svg')
    await expect(main.getByText('dl.portal.test')).toHaveCount(0)
    await page.getByRole('button', { name: '立即下载' }).click()
    await expectToast(page, '下载地址不安全，请联系客服')
    await expect(page.locator('iframe')).toHaveCount(0)
  },
)

test(
  'an installer of iPhones is a link to press, a path of the server is loaded like https',
  { tag: ['@dom', '@D19'] },
  async ({ page, server, baseURL }) => {
    const address = 'itms-services://?action=download-manifest&url=https://dl.example/app.plist'
    await server.site({ ios_download_qrcode: '', ios_download_url: address })
    await page.goto('/#/app')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '立即下载' })).toHaveAttribute('href', address)
    await expect(main.getByRole('img', { name: '扫码下载' })).toHaveAttribute('data-qr', address)
    await server.site({ ios_download_url: '/uploads/app.apk' })
    await forgetSite(page)
    await page.goto('/#/app')
    const whole = `${baseURL}/uploads/app.apk`
    await expect(main.getByRole('img', { name: '扫码下载' })).toHaveAttribute('data-qr', whole)
    await expect(main.getByRole('button', { name: '立即下载' })).toBeVisible()
  },
)

test(
  '安装应用 shows where the browser offers it; iOS shows the steps, until it is installed',
  { tag: '@dom' },
  async ({ page }) => {
    await page.goto('/#/app')
    const main = page.getByRole('main')
    await expect(main).toContainText('添加到主屏幕')
    await expect(main).toContainText('用Safari打开本站')
    const install = main.getByRole('button', { name: '安装应用' })
    await expect(install).toHaveCount(0)
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          document.documentElement.dataset.prompted = 'yes'
          return Promise.resolve({ outcome: 'accepted' })
        },
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      })
      dispatchEvent(offer)
    })
    await install.click()
    await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
    await expect(install).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect(main.getByRole('heading', { name: '添加到主屏幕' })).toHaveCount(0)
  },
)

test('a phone gets the download link instead of a QR code', { tag: '@s1-2.26' }, async ({ page, server }) => {
  await server.site({ index_modal: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const welcome = page.getByRole('dialog', { name: /^欢迎来到/ })
  await expect(welcome.getByText('扫码')).toHaveCount(0)
  await welcome.getByRole('link', { name: '立即下载' }).click()
  await expect(welcome).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: '立即下载' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/扫码|扫描/)).toHaveCount(0)
  await expect(page.getByRole('img', { name: '扫码下载' })).toHaveCount(0)
})

test('the demo’s own address installs the site if the browser offers it, else tells how', async ({
  page,
  server,
  baseURL,
}) => {
  await server.site({ ios_download_url: `${baseURL}/demo-download.html` })
  await page.goto('/#/app')
  await expect(page.getByRole('main')).toContainText('无需安装包')
  const button = page.getByRole('button', { name: '立即下载' })
  const opened = page.context().waitForEvent('page')
  await button.click()
  const told = await opened
  await expect(told.getByRole('heading', { level: 1, name: '应用下载' })).toBeVisible()
  await expect(told.getByRole('main')).toContainText('没有安装包')
  await told.close()
  await page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset.prompted = 'yes'
      return Promise.resolve({ outcome: 'accepted' })
    }
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(page.context().pages()).toHaveLength(1)
})
