import type { Family } from '../../family.ts'
import { chipMakerBoards } from './boards/chip-maker-boards.ts'
import { espressifBoards, makerBoards, raspberryPiBoards } from './boards/maker-boards.ts'
import { stBoards } from './boards/st-boards.ts'
import { testPoints } from './boards/test-points.ts'
import { toolsAndEvaluation } from './boards/tools-and-evaluation.ts'
import { rfCables } from './cables/rf-cables.ts'
import { ribbonCables } from './cables/ribbon-cables.ts'
import { usbCables } from './cables/usb-cables.ts'
import { wires } from './cables/wires.ts'
import { batteryHolders } from './connectors/battery-holders.ts'
import { cardSockets } from './connectors/card-sockets.ts'
import { dSubAndCircular } from './connectors/d-sub-circular.ts'
import { edgeAndContact } from './connectors/edge-and-contact.ts'
import { networkAndVideoJacks, powerAndAudioJacks } from './connectors/jacks.ts'
import { lowCostHeaders } from './connectors/low-cost-headers.ts'
import { amphenolHeaders } from './connectors/makers/amphenol-headers.ts'
import { cuiTerminals } from './connectors/makers/cui-terminals.ts'
import { harwinHeaders } from './connectors/makers/harwin.ts'
import { hiroseDf13, hiroseFlatCable, hiroseMezzanine } from './connectors/makers/hirose.ts'
import { jstContacts, jstHeaders, jstHousings } from './connectors/makers/jst.ts'
import { millMax } from './connectors/makers/mill-max.ts'
import { molexMilliGrid } from './connectors/makers/molex-milli-grid.ts'
import { molexContacts, molexHeaders, molexHousings } from './connectors/makers/molex-wire-to-board.ts'
import { phoenixTerminalBlocks } from './connectors/makers/phoenix-contact.ts'
import { samtecHeaders } from './connectors/makers/samtec-headers.ts'
import { samtecMicro } from './connectors/makers/samtec-micro.ts'
import { sullinsHeaders } from './connectors/makers/sullins.ts'
import { teHeaders, teTerminalBlocks } from './connectors/makers/te-connectors.ts'
import { wagoTerminals } from './connectors/makers/wago.ts'
import { wuerthConnectors } from './connectors/makers/wuerth-connectors.ts'
import { rfCoax } from './connectors/rf-coax.ts'
import { usbConnectors } from './connectors/usb-connectors.ts'
import { cooling } from './hardware/cooling.ts'
import { motors } from './hardware/motors.ts'
import { screwsAndCases } from './hardware/screws-and-cases.ts'
import { shieldCans } from './hardware/shield-cans.ts'
import { sounders } from './hardware/sounders.ts'
import { standoffs } from './hardware/standoffs.ts'
import { displayModules, sevenSegmentDisplays } from './opto/displays.ts'
import { everlightLeds } from './opto/everlight.ts'
import { infraredAndLaser } from './opto/infrared.ts'
import { kingbrightLeds, rgbLeds } from './opto/kingbright.ts'
import { creeLighting, lumiledsLighting } from './opto/lighting.ts'
import { liteOnLeds } from './opto/lite-on.ts'
import { otherOptocouplers } from './opto/other-optocouplers.ts'
import { sizeAndColourLeds } from './opto/size-and-colour-leds.ts'
import { transistorOptocouplers } from './opto/transistor-optocouplers.ts'
import { wuerthLeds } from './opto/wuerth-leds.ts'
import { batteries } from './power/batteries.ts'
import { cuiPower } from './power/cui-power.ts'
import { meanWell } from './power/mean-well.ts'
import { murataPower } from './power/murata-power.ts'
import { recomConverters } from './power/recom.ts'
import { tracoConverters } from './power/traco.ts'
import { xpPower } from './power/xp-power.ts'
import { belFuses } from './protection/bel-fuses.ts'
import { circuitBreakers } from './protection/circuit-breakers.ts'
import { eatonFuses } from './protection/eaton-fuses.ts'
import { fuseHolders } from './protection/fuse-holders.ts'
import { gasDischargeTubes } from './protection/gas-discharge-tubes.ts'
import { littelfuseCartridgeAndBlade, littelfuseChipFuses } from './protection/littelfuse-fuses.ts'
import { cableAntennas, chipAntennas, johansonPassives } from './radio/antennas.ts'
import { rareKinds } from './rare/rare-kinds.ts'
import { microphonesAndInterrupters } from './sensing/microphones-and-interrupters.ts'
import { rotaryEncoders } from './sensing/rotary-encoders.ts'
import { ckDipSwitches } from './switches/ck-dip.ts'
import { ckSlideAndToggle } from './switches/ck-slide-toggle.ts'
import { ckTactile } from './switches/ck-tactile.ts'
import { dipSwitches } from './switches/dip-switches.ts'
import { eSwitchLever, eSwitchTactile } from './switches/e-switch.ts'
import { nkkToggles } from './switches/nkk.ts'
import { omronRelays } from './switches/omron-relays.ts'
import { omronDipSwitches, omronMicroAndRotary, omronTactile } from './switches/omron-switches.ts'
import { panasonicRelays } from './switches/panasonic-relays.ts'
import { plainTactile } from './switches/plain-tactile.ts'
import { pushbuttons } from './switches/pushbuttons.ts'
import { teRelays } from './switches/te-relays.ts'
import { abraconCrystals } from './timing/abracon-crystals.ts'
import { abraconOscillators } from './timing/abracon-oscillators.ts'
import { abraconPrecision } from './timing/abracon-precision.ts'
import { citizenCrystals } from './timing/citizen.ts'
import { ctsCrystals } from './timing/cts.ts'
import { ecsCrystals, ecsOscillators } from './timing/ecs.ts'
import { epsonCrystals, epsonOscillators } from './timing/epson.ts'
import { iqdCrystals } from './timing/iqd.ts'
import { kyoceraTiming } from './timing/kyocera.ts'
import { microCrystalCrystals } from './timing/micro-crystal.ts'
import { murataResonators } from './timing/murata-resonators.ts'
import { ndkCrystals } from './timing/ndk.ts'
import { sitimeOscillators } from './timing/sitime.ts'
import { txcCrystals } from './timing/txc.ts'

/** Connectors, timing, optoelectronics, switches, protection, supplies, mechanics, antennas, cables and boards. */
export const electromechanical: Family[] = [
  // Connectors
  amphenolHeaders,
  batteryHolders,
  cardSockets,
  cuiTerminals,
  dSubAndCircular,
  edgeAndContact,
  harwinHeaders,
  hiroseFlatCable,
  hiroseDf13,
  hiroseMezzanine,
  powerAndAudioJacks,
  networkAndVideoJacks,
  jstHeaders,
  jstHousings,
  jstContacts,
  lowCostHeaders,
  millMax,
  molexMilliGrid,
  molexHeaders,
  molexHousings,
  molexContacts,
  phoenixTerminalBlocks,
  rfCoax,
  samtecHeaders,
  samtecMicro,
  sullinsHeaders,
  teTerminalBlocks,
  teHeaders,
  usbConnectors,
  wagoTerminals,
  wuerthConnectors,
  // Crystals and oscillators
  abraconCrystals,
  abraconOscillators,
  abraconPrecision,
  citizenCrystals,
  ctsCrystals,
  ecsCrystals,
  ecsOscillators,
  epsonCrystals,
  epsonOscillators,
  iqdCrystals,
  kyoceraTiming,
  microCrystalCrystals,
  murataResonators,
  ndkCrystals,
  sitimeOscillators,
  txcCrystals,
  // Optoelectronics
  sevenSegmentDisplays,
  displayModules,
  everlightLeds,
  infraredAndLaser,
  kingbrightLeds,
  rgbLeds,
  lumiledsLighting,
  creeLighting,
  liteOnLeds,
  otherOptocouplers,
  sizeAndColourLeds,
  transistorOptocouplers,
  wuerthLeds,
  // Switches and relays
  ckDipSwitches,
  ckSlideAndToggle,
  ckTactile,
  dipSwitches,
  eSwitchTactile,
  eSwitchLever,
  nkkToggles,
  omronRelays,
  omronTactile,
  omronDipSwitches,
  omronMicroAndRotary,
  panasonicRelays,
  plainTactile,
  pushbuttons,
  teRelays,
  // Circuit protection
  belFuses,
  circuitBreakers,
  eatonFuses,
  fuseHolders,
  gasDischargeTubes,
  littelfuseChipFuses,
  littelfuseCartridgeAndBlade,
  // Power supplies and batteries
  batteries,
  cuiPower,
  meanWell,
  murataPower,
  recomConverters,
  tracoConverters,
  xpPower,
  // Audio and mechanics
  cooling,
  motors,
  screwsAndCases,
  shieldCans,
  sounders,
  standoffs,
  // Sensors with moving or sounding parts
  microphonesAndInterrupters,
  rotaryEncoders,
  // Antennas
  chipAntennas,
  cableAntennas,
  johansonPassives,
  // Cables and wire
  rfCables,
  ribbonCables,
  usbCables,
  wires,
  // Boards and tools
  chipMakerBoards,
  raspberryPiBoards,
  espressifBoards,
  makerBoards,
  stBoards,
  testPoints,
  toolsAndEvaluation,
  rareKinds,
]
