import { customerOf, implement } from '#server/api/implement.ts'
import * as contract from '../address.contract.ts'
import * as addresses from './address.service.ts'
import * as countries from './country.service.ts'

export const addressApi = [
  implement(contract.countryList, ({ sql }) => countries.listCountries(sql)),
  implement(contract.regionList, ({ sql }, { countryId }) => countries.listRegions(sql, countryId)),
  implement(contract.addressList, async (context) => {
    const list = await addresses.listAddresses(context.sql, customerOf(context))
    return { list, totalCount: list.length }
  }),
  implement(contract.addressDetail, (context, { addressId }) =>
    addresses.getAddress(context.sql, customerOf(context), addressId),
  ),
  implement(contract.saveAddress, async (context, { addressId, ...fields }) => ({
    addressId: await addresses.saveAddress(context.sql, customerOf(context), fields, addressId),
  })),
  implement(contract.removeAddress, async (context, { addressId }) => {
    await addresses.removeAddress(context.sql, customerOf(context), addressId)
    return {}
  }),
  implement(contract.switchAddress, async (context, { addressId, ...defaults }) => {
    await addresses.switchDefaults(context.sql, customerOf(context), addressId, defaults)
    return {}
  }),
]
