/** "VAT 19 %" */
export const taxLabel = ({
  name,
  rate,
  reverseCharge,
}: {
  name: string
  rate: string
  reverseCharge: boolean
}): string => (reverseCharge ? `${name}, reverse charge` : `${name} ${rate} %`)
