import { type ImplementOptions, implement } from '#server/api/implement.ts'
import { inSnapshot } from '#server/database/connect.ts'
import * as contract from '../staff-shipping.contract.ts'
import * as shipping from './shipping.service.ts'

/** For the audit trail: the tariff before and after, without the list of all countries. */
const snapshot: NonNullable<ImplementOptions<unknown>['snapshot']> = async (sql) => {
  const { zones, carriers, rates } = await shipping.readShipping(sql)
  return { zones, carriers, rates }
}

export const shippingApi = [
  implement(contract.staffShipping, ({ sql }) => inSnapshot(sql, shipping.readShipping)),
  implement(contract.saveZone, ({ sql }, input) => shipping.saveZone(sql, input), { snapshot }),
  implement(contract.removeZone, ({ sql }, input) => shipping.removeZone(sql, input), { snapshot }),
  implement(contract.saveCarrier, ({ sql }, input) => shipping.saveCarrier(sql, input), { snapshot }),
  implement(contract.removeCarrier, ({ sql }, input) => shipping.removeCarrier(sql, input), { snapshot }),
  implement(contract.saveRate, ({ sql }, input) => shipping.saveRate(sql, input), { snapshot }),
  implement(contract.removeRate, ({ sql }, input) => shipping.removeRate(sql, input), { snapshot }),
]
