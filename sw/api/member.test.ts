import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/testServer'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

describe('member calls', () => {
  it('save the profile and refuse invalid fields', { tags: ['s2-5', 'D48'] }, async () => {
    const demo = await testServer().as('demo888')
    const good = { mobile: '13912345678', email: 'a-b@cd.com', birthday: '1992-02-29' }
    expect(await demo('/api/updateuserinfo', good, '1')).toMatchObject({ code: 200, message: '操作成功' })
    expect((await demo('/api/refreshusermoney')).data).toMatchObject(good)
    for (const [change, message] of [
      [{ mobile: '123' }, '请输入正确手机号'],
      [{ email: '@' }, '请输入正确邮箱号'],
      [{ birthday: '1991-02-29' }, '请输入正确的日期格式：YYYY-MM-DD'],
      [{ birthday: '2999-01-01' }, '须年满18周岁'],
    ] as const)
      expect((await demo.act('/api/updateuserinfo', { ...good, ...change })).message).toBe(message)
  })

  it('accept a png by content, not by name, and refuse the rest', { tags: 's2-2' }, async () => {
    const { server, logIn, call } = testServer()
    const token = await logIn('demo888')
    const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData()
      body.append('file', new File([bytes], 'a.png', { type: 'image/png' }))
      const response = await server.request('http://localhost/api/uploadimg', {
        method: 'POST',
        body,
        headers: { Authorization: `Bearer ${token}` },
      })
      return (await response.json()) as { code: number; message: string }
    }
    expect((await upload(PNG)).code).toBe(200)
    expect((await call('/api/user', {}, { token })).data).toMatchObject({
      avatar: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/),
    })
    expect(await upload(new Uint8Array([0x3c, 0x73, 0x76, 0x67]))).toMatchObject({
      message: '头像仅支持GIF和PNG格式',
    })
    expect(await upload(new Uint8Array(2 * 1024 * 1024 + 1))).toMatchObject({ message: '头像不能超过2MB' })
  })

  it('change the login password to six characters and end every session of the member', async () => {
    const test = testServer()
    const demo = await test.as('demo888')
    const form = { password: 'demo8888', paypassword: 'fresh1', newpasword: 'fresh1' }
    for (const [change, code, message] of [
      [{ password: 'wrong' }, 205, '登录密码错误'],
      [{ newpasword: 'x' }, 1000, '两次输入的密码不一致'],
      [{ paypassword: 'fresh', newpasword: 'fresh' }, 1000, '新密码长度不能少于6位'],
      [{ paypassword: 'f'.repeat(51), newpasword: 'f'.repeat(51) }, 1000, '新密码长度不能超过50位'],
    ] as const)
      expect(await demo.act('/api/editPassword', { ...form, ...change })).toMatchObject({ code, message })
    // If a worker dies, the browser repeats the request in a session that has ended.
    for (const _ of ['first', 'again'])
      expect(await demo('/api/editPassword', form, '3')).toMatchObject({
        code: 200,
        message: '密码修改成功！',
      })
    expect((await demo('/api/balance')).status).toBe(401)
    expect((await test.call('/api/login_pc', { name: 'demo888', password: 'demo8888', code: '' })).code).toBe(
      203,
    )
    expect(await test.logIn('demo888', 'fresh1')).toMatch(/^[\da-f]{40}$/)
  })

  it('change the payment password to six digits and keep the session', { tags: 's2-4' }, async () => {
    const demo = await testServer().as('demo888')
    const form = { password: '123456', paypassword: '654321', newpasword: '654321' }
    expect(await demo('/api/editPayPassword', { ...form, password: '000000' }, '1')).toMatchObject({
      code: 205,
      message: '支付密码错误',
    })
    expect(
      await demo('/api/editPayPassword', { ...form, paypassword: 'abcdef', newpasword: 'abcdef' }, '2'),
    ).toMatchObject({ code: 1000 })
    expect((await demo('/api/editPayPassword', form, '3')).code).toBe(200)
    expect((await demo('/api/balance')).code).toBe(200)
  })

  it('accept one agent application', { tags: 's2-7' }, async () => {
    const { as } = testServer()
    const demo = await as('demo888')
    const form = { mobile: '13912345678', apply_info: '有渠道' }
    expect(await demo('/api/applyagentdo', { ...form, apply_info: ' ' }, '1')).toMatchObject({
      message: '请输入申请理由',
    })
    expect((await demo('/api/applyagentdo', form, '2')).code).toBe(200)
    expect((await demo('/api/applyagentdo', form, '3')).code).toBe(500)
    expect(await (await as('agent88'))('/api/applyagentdo', form, '1')).toMatchObject({
      message: '您已经是代理',
    })
  })

  it('page through messages, newest first', { tags: 'D23' }, async () => {
    const demo = await testServer().as('demo888')
    const page = (await demo('/api/noticeList', { page: 1 })).data as {
      data: { id: number; created_at: string }[]
      total: number
    }
    expect(page.data.length).toBe(10)
    expect(page.total).toBeGreaterThan(10)
    expect(page.data[0]!.created_at > page.data[1]!.created_at).toBe(true)
    expect(page.data[0]!.id).toBeGreaterThan(page.data[1]!.id)
  })
})
