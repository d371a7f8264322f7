import { NODES_OF_THE_PRODUCT } from './apps.ts'
import { FRONT } from './front.ts'
import { PRIMARY } from './primary.ts'
import { RESTORE } from './restore.ts'
import type { Scenario } from './scenario.ts'
import { STANDBYS } from './standbys.ts'
import { STRANGER } from './stranger.ts'
import { UPGRADE } from './upgrade.ts'

export const SCENARIOS: Scenario[] = [
  ...PRIMARY,
  ...STANDBYS,
  ...NODES_OF_THE_PRODUCT,
  ...FRONT,
  STRANGER,
  UPGRADE,
  RESTORE,
]
