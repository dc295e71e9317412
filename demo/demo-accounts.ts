/** Printed at start. Only ever created in a demo store. */
export const demoAccounts = [
  { role: 'buyer', email: 'demo@ohmstead.example', password: 'Demo-1234', fullName: 'Demo Buyer' },
  { role: 'staff', email: 'staff@ohmstead.example', password: 'Staff-1234', fullName: 'Demo Staff' },
] as const
