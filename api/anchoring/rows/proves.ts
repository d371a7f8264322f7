/** The reason why each table of the chain is kept. */
export const PROVES = 'proves what was anchored and when; says nothing about a person'
