import { Argument, Command } from 'commander'
import { checks, does } from './run.ts'

const load = {
  accounts: () => import('./accounts.ts'),
  admin: () => import('./create-admin.ts'),
  audit: () => import('./check-audit.ts'),
  backups: () => import('./backup.ts'),
  chain: () => import('./chain.ts'),
  content: () => import('./content-check.ts'),
  doctor: () => import('./doctor.ts'),
  editor: () => import('./content-editor.ts'),
  fsck: () => import('./fsck.ts'),
  keys: () => import('./keys.ts'),
  packs: () => import('./content-packs.ts'),
  proof: () => import('./check-proof.ts'),
  restoring: () => import('./restore.ts'),
  roots: () => import('./root-make.ts'),
  rootServer: () => import('./root-server.ts'),
  rootSign: () => import('./root-sign.ts'),
  tables: () => import('./migrate.ts'),
}

const FOLDER = ['--folder <folder>', 'where the files of the roots are', '.'] as const
const JSON_VALUE = ['--json', 'prints it as one value'] as const

/**
 * Builds the program with all commands. The module of a command is loaded only when the command runs. The
 * machine with the roots therefore never reads a server's environment.
 */
export function buildProgram(): Command {
  const program = new Command('npm run visa --')
    .description('Looks after a server, and holds its ceremonies.')
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({ outputError: (error, write) => write(toSentence(error)) })
    .addHelpText(
      'after',
      '\nEach ends with 0 sound, 1 something was found, or 2 it was not checked or could not be done.',
    )
  const area = (name: string, about: string) =>
    program.command(name).description(about).helpCommand(false)

  verb(
    program,
    'doctor',
    'looks at TLS, proxies, clocks, chain, mail, payments, backups and owners',
  )
    .option(...JSON_VALUE)
    .option('--mail-to <address>', 'sends a mail there')
    .action(checks(load.doctor, 'examineAll'))

  const database = area('database', 'tables, backups and restores')
  verb(database, 'migrate', 'brings the tables up to date; each start does so too').action(
    does(load.tables, 'migrateTables'),
  )
  verb(
    database,
    'backup <file>',
    'writes all into a file; on PostgreSQL the product may go on meanwhile',
  ).action(does(load.backups, 'backUp'))
  verb(
    database,
    'backup-done',
    'notes a backup put away safely; the doctor is red after 26 hours without',
  ).action(does(load.backups, 'noteBackup'))
  verb(database, 'restore <file>', 'loads a backup into an empty database, and checks every row')
    .option('--audit <export>', 'the newest of the activity: who was deleted is deleted again')
    .option('--without-audit', 'where there is none: what was deleted comes back')
    .option('--despite-faults', 'ends the restore although something does not add up')
    .action(checks(load.restoring, 'restore'))
  verb(
    database,
    'restore-tested',
    'notes a restore tried; the doctor is red after 90 days without',
  ).action(does(load.backups, 'noteRestore'))
  verb(
    database,
    'reapply-deletions <export>',
    'deletes again who was deleted since the backup',
  ).action(does(load.restoring, 'reapply'))
  verb(database, 'after-restore', 'puts right a database that came back by other ways')
    .option('--again', 'where a backup was restored once more')
    .action(does(load.restoring, 'afterRestore'))
  verb(database, 'fsck', 'computes again all that is stored and lists what differs')
    .option(...JSON_VALUE)
    .action(checks(load.fsck, 'checkStorage'))

  const account = area('accounts', 'owners, and accounts in the wrong hands')
  verb(
    account,
    'create-admin <username> <email>',
    'adds an owner; in production it prints a link for their passkey',
  )
    .addHelpText('after', '\nThe password is read from standard input.')
    .action(does(load.admin, 'createAdmin'))
  verb(
    account,
    'end-sessions <username-or-email>',
    'signs an account out everywhere and ends its phones',
  ).action(does(load.accounts, 'endSessions'))
  verb(
    account,
    'accept-origin',
    'gives up the passkeys of the host before PUBLIC_ORIGIN moved',
  ).action(does(load.accounts, 'acceptOrigin'))

  const key = area('keys', 'the keys that sign')
  verb(key, 'list', 'every key, its window, and what it is good for now')
    .option(...JSON_VALUE)
    .action(does(load.keys, 'list'))
  verb(key, 'stop <kid>', 'what this key signed is to be renewed; another one signs').action(
    does(load.keys, 'stop'),
  )
  verb(key, 'unstop <kid>', 'takes a stop back').action(does(load.keys, 'unstop'))
  verb(key, 'reseal', 'seals everything under the last key in MASTER_KEY').action(
    does(load.keys, 'resealAll'),
  )
  verb(key, 'rehearse', 'tries a theft in a folder of its own, and prints the seconds').action(
    checks(load.keys, 'rehearse'),
  )

  const root = area('root', 'the ceremony: what is signed on a machine without network')
  verb(root, 'make', 'at the root: makes it and the next one, each under its own passphrase')
    .option(...FOLDER)
    .action(does(load.roots, 'make'))
  verb(root, 'request', 'on the server: asks for keys that sign, or certificates for other wallets')
    .addArgument(new Argument('<kind>').choices(['keys', 'certificates']))
    .option('--out <file>', 'what is carried to the root, else `KIND-request.json`')
    .action(does(load.rootServer, 'request'))
  verb(root, 'sign <request>', 'at the root: shows what changes, asks, and signs')
    .option(...FOLDER)
    .option('--last <signed>', 'the key set signed last, to compare with')
    .option('--not-after <kid=time>', 'ends a key earlier or later than the request says', collect)
    .option('--compromised <kid=time>', 'what this key signed from then on counts no more', collect)
    .option('--withdraw <serial>', 'this certificate counts no more', collect)
    .option('--out <file>', 'what is carried to the server, else `KIND-signed.json`')
    .option('--yes', 'asks nothing')
    .addHelpText('after', '\nTimes are as in 2026-11-22T10:00:00Z.')
    .action(does(load.rootSign, 'sign'))
  verb(root, 'install <signed>', 'on the server: puts what was signed in force').action(
    does(load.rootServer, 'install'),
  )
  verb(root, 'next', 'at the root: the next one takes over, and one more is made')
    .option(...FOLDER)
    .action(does(load.roots, 'next'))

  const contract = area('chain', 'the contract that anchors')
  verb(contract, 'deploy', 'puts the contract on the chain of CHAIN_RPC_URL; CHAIN_ISSUER_KEY pays')
    .requiredOption('--admin <address>', 'gives and takes the roles')
    .requiredOption('--issuer <address>', 'anchors')
    .requiredOption('--revoker <address>', 'revokes')
    .action(does(load.chain, 'deployContract'))
  verb(contract, 'migrate', 'says what it costs to move every anchor to CONTRACT_ADDRESS')
    .option('--yes', 'moves them')
    .action(does(load.chain, 'migrateAnchors'))

  const content = area('content', 'facts and texts, and the packs that change them without a build')
  verb(content, 'check', 'looks through what this build says')
    .option(...JSON_VALUE)
    .action(checks(load.content, 'check'))
  verb(
    content,
    'make-key <file>',
    "on an editor's machine: makes a key, prints its public half",
  ).action(does(load.editor, 'makeKey'))
  verb(content, 'write <file>', 'there: writes what this build says as a pack, to be changed')
    .requiredOption('--version <number>', 'higher than all before')
    .requiredOption('--editor <name>', 'who answers for it')
    .requiredOption('--note <text>', 'what is new')
    .action(does(load.editor, 'write'))
  verb(content, 'sign <file>', 'there: looks through a pack and signs it')
    .requiredOption('--key <file>', 'the key that signs')
    .action(checks(load.editor, 'sign'))
  verb(content, 'import <file>', 'at the server: says what a pack would change')
    .option('--yes', 'takes it in')
    .action(checks(load.packs, 'importFile'))
  verb(content, 'activate <version>', 'there: puts an earlier pack in force, or "build"').action(
    does(load.packs, 'activate'),
  )
  verb(content, 'list', 'there: every pack that was taken in')
    .option(...JSON_VALUE)
    .action(does(load.packs, 'list'))

  const audit = area('audit', 'what administrators and operators did')
  verb(audit, 'check <export>', "checks an export of the console's Activity against the chain")
    .requiredOption('--rpc <url>', 'the node that is asked')
    .requiredOption(
      '--contract <address>',
      'where the days are anchored; again for each contract that they were anchored at before',
      collect,
    )
    .option(...JSON_VALUE)
    .action(checks(load.audit, 'checkAudit'))

  const proof = area('proof', 'the file that proves a credential')
  verb(proof, 'check <file>', 'checks a proof file without a network')
    .option('--block <hash>', 'of the block that the file names, from any explorer or node')
    .option('--pin <pin>', "the issuer's root: 87 characters that it gives out; else ROOT_KEY")
    .option(...JSON_VALUE)
    .action(checks(load.proof, 'checkProof'))
  return program
}

function verb(area: Command, usage: string, about: string): Command {
  return area.command(usage).description(about)
}

/** Collects the values of an option that can be given several times. */
function collect(value: string, before: string[] = []): string[] {
  return [...before, value]
}

function toSentence(error: string): string {
  const [cause = '', ...hints] = error.replace('error: ', '').split('\n')
  const sentence = `${cause.charAt(0).toUpperCase()}${cause.slice(1).replace(/\.?$/, '.')}`
  return [sentence, ...hints].join('\n')
}
