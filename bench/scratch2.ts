import { writeFileSync } from 'node:fs'
const B = 'http://127.0.0.1:4555/api'
const login = async (email: string, password: string) => (await (await fetch(B + '/user/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) })).json()).data.token
const t = await login('demo@ohmstead.example', 'Demo-1234')
const my = await (await fetch(B + '/order/my?pageSize=10', { headers: { token: t } })).json()
console.log(my.data.list.map((o: any) => [o.orderNo, o.status]))
const save = async (name: string, path: string, token: string) => { const a = await fetch(B + path, { headers: { token } }); const b = Buffer.from(await a.arrayBuffer()); writeFileSync(`/tmp/h/look/${name}.pdf`, b); console.log(name, a.status, b.length, b.subarray(0, 60).toString('latin1').slice(0, 60)) }
const no = my.data.list[0].orderNo
const done = my.data.list.find((o: any) => o.status >= 3) ?? my.data.list.at(-1)
await save('proforma', `/order/document?orderNo=${no}&kind=proforma`, t)
await save('packing', `/order/document?orderNo=${done.orderNo}&kind=packing`, t)
await save('invoice', `/order/document?orderNo=${done.orderNo}&kind=invoice`, t)
const s = await login('staff@ohmstead.example', 'Staff-1234')
const toShip = (await (await fetch(B + '/staff/order/list?status=2&pageSize=5', { headers: { token: s } })).json()).data.list
console.log(toShip.map((o: any) => o.orderNo))
for (const k of ['pick', 'label', 'packing']) await save('st-' + k, `/staff/order/papers?orderNos=${toShip[0].orderNo}&orderNo=${toShip[0].orderNo}&kind=${k}`, s)
