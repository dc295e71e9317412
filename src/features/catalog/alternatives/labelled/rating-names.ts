/**
 * Names of ratings as suppliers write them, for parameters that the store has no rule for. Labelled before the rules were asked: `lower`
 * and `higher` say which way is better, `equal` that another value is not known to do.
 */
export const ratingNames = {
  lower: `
    Maximum DC resistance
    DC resistance (DCR), max
    Contact resistance, max
    Max. ESR
    Equivalent series resistance
    Maximum clamping voltage
    Supply current (max)
    Maximum supply current
    Current consumption, max
    Power consumption
    Maximum power consumption
    Standby current
    Response time (max)
    Rise time
    Fall time, max
    Turn-on time, max
    Turn-off time
    Switching time, max
    Access time
    Max propagation delay
    Delay time
    Input bias current (max)
    Voltage drop, max
    Maximum VSWR
    Dissipation factor (max)
    Junction capacitance, max
    Input capacitance (Ciss)
    Max. trigger current
    Total gate charge
    On-state resistance, max
    Rds(on) max
    Input noise
    Insertion loss, max
    Power loss, max
    Linearity error
    INL
    Ripple voltage, max
    Load regulation
    Line regulation
    Contact bounce time
    Operate time, max
    Release time, max
    Start-up time
    Maximum height
    Height, max
    Current - Supply (Max)
    Current - Input Bias (Max)
    Voltage - Forward (Vf) (Max) @ If
    Voltage - Clamping (Max) @ Ipp
    Current - Gate Trigger (Igt) (Max)
    Voltage - Gate Trigger (Vgt) (Max)
    Voltage - On State (Vtm) (Max)
    Current - Off State (Max)
    Impedance (Max) (Zzt)
    Vce Saturation (Max) @ Ib, Ic
    Rds On (Max) @ Id, Vgs
    Gate Charge (Qg) (Max) @ Vgs
    Input Capacitance (Ciss) (Max) @ Vds
    Voltage Dropout (Max)
    DC Resistance (DCR) (Max)
    Current - Reverse Leakage @ Vr
    Height - Seated (Max)
    Turn On Voltage (Max)
    Vgs(th) (Max) @ Id`,
  higher: `
    Maximum voltage
    Voltage rating
    Max working voltage
    Withstand voltage
    Dielectric breakdown voltage
    Maximum current
    Current rating
    Continuous current
    Surge current
    Peak pulse current
    Max power dissipation
    Insulation resistance
    Insulation resistance, min
    Mechanical endurance
    Mating cycles
    Data retention
    ESD rating
    CMRR
    Max operating frequency
    Maximum input voltage
    Current - Collector (Ic) (Max)
    Voltage - Input (Max)
    Power - Max
    Current - Peak Pulse (10/1000µs)
    Voltage - Collector Emitter Breakdown (Max)
    Voltage - DC Reverse (Vr) (Max)
    Current - Saturation, max`,
  equal: `
    Peak wavelength
    Peak emission wavelength
    Rated coil voltage
    Nominal voltage
    Rated output voltage
    Output voltage, max
    Rated frequency
    Rated impedance
    Rated capacitance
    Rated supply voltage
    Rated input voltage
    Center frequency
    Cut-off frequency
    Rated speed
    Breakdown voltage
    Number of pins
    Gain
    Reset time, max
    Actuation force, max
    Wavelength - Peak
    Voltage - Output (Max)
    Voltage - Breakdown (Min)
    Voltage - Coil
    Current - Hold (Ih) (Max)
    Maximum length
    Pulse width, max`,
} as const
