/** The reason for keeping the tables about the chain. */
export const PROVES = 'proves what was anchored and when; says nothing about a person'
