/** The most common passwords, without digits. */
export const commonWords = new Set(
  `password passwort passwd pass passphrase secret geheim qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn
zxcvbnm qazwsx qazwsxedc letmein welcome willkommen bienvenue admin administrator root user guest login logon test
tester testing demo default changeme change iloveyou loveyou love lovely sunshine princess monkey dragon shadow master
superman batman spiderman football baseball basketball soccer hockey hunter ranger killer pepper ginger cookie summer
winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april may june july
august september october november december freedom whatever trustno starwars pokemon computer internet server michael
jordan jennifer jessica charlie daniel thomas andrew ashley matthew joshua robert george nicole hannah anthony amanda
samantha michelle maggie bailey buster tigger harley mustang corvette ferrari mercedes porsche yamaha honda toyota
chelsea arsenal liverpool barcelona cheese banana orange apple chocolate coffee diamond silver golden purple yellow
flower butterfly rainbow angel heaven jesus christ god lucky happy hello hallo bonjour hola access money business
company office hello helloworld abc abcd abcde abcdef abcdefg abcdefgh abcabc aaaaaa pokemon naruto minecraft fortnite
electronic electronics component components resistor capacitor transistor arduino raspberry ohmstead ohm store shop`
    .split(/\s+/)
    .filter(Boolean),
)
