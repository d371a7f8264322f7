/**
 * The light of a finding. `amber`: the operator must act soon. `red`: the operator must act now. `grey`: not
 * examined.
 */
export type Light = 'green' | 'amber' | 'red' | 'grey'

export interface Finding {
  light: Light
  text: string
}

export const green = (text: string): Finding => ({ light: 'green', text })
export const amber = (text: string): Finding => ({ light: 'amber', text })
export const grey = (text: string): Finding => ({ light: 'grey', text })
export const red = (text: string): Finding => ({ light: 'red', text })
