import { family, numbers } from '../numbering.ts'
import { leverSwitch } from './switch.ts'

/** M2012SS1W01: circuit, lever, bushing, terminals. */
const toggles = numbers({
  model: 'M20{circuit}S{lever}{bushing}W{terminal}',
  fields: {
    terminal: [
      { code: '01', mounting: 'Panel' },
      { code: '03', mounting: 'Through hole' },
      { code: '13', mounting: 'Through hole' },
      { code: '30', mounting: 'Through hole' },
    ] as const,
    circuit: [
      { code: '12', circuit: 'SPDT' },
      { code: '22', circuit: 'DPDT' },
      { code: '11', circuit: 'SPST' },
      { code: '13', circuit: 'SPDT, centre off' },
      { code: '15', circuit: 'SPDT, momentary' },
      { code: '23', circuit: 'DPDT, centre off' },
      { code: '25', circuit: 'DPDT, momentary' },
    ],
    lever: [{ code: 'S' }, { code: 'T' }, { code: 'B' }],
    bushing: [{ code: '1' }, { code: '2' }, { code: '4' }],
  },
  describe: ({ terminal, circuit }) =>
    leverSwitch({
      brand: 'NKK',
      series: 'M',
      kind: 'Toggle',
      circuit: circuit.circuit,
      current: 6,
      voltage: 125,
      mounting: terminal.mounting,
      orientation: terminal.code === '13' ? 'Right angle' : 'Vertical',
      packCount: 50,
      price: circuit.circuit.startsWith('DP') ? 4.6 : 3.7,
    }),
})

export const nkkToggles = family('nkk-toggles', 1, [toggles])
