/** The newest moderate rent: a file of its own, because the form shows it before any rule is there. Euros a month. */
export const moderateRent = { rate: 0.1, monthly: 2300 }
