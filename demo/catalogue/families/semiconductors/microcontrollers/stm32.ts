import { partFamily } from '../kit/part-family.ts'
import { letteredMcuLines } from './lettered-mcu.ts'
import { stm32Lines } from './stm32-table.ts'

export const stm32Family = partFamily({
  code: 'st-stm32',
  brand: 'STMicroelectronics',
  weight: 14,
  lines: stm32Lines.flatMap((row) => letteredMcuLines(row, { prefix: 'STM32', jobPrefix: 'STM32' })),
})
