/** The reason why the tables about the chain are kept. */
export const PROVES = 'proves what was anchored and when; says nothing about a person'
