import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/account/profile/words.ts'

export const accountProfile: Translated<typeof english> = {
  title: 'Perfil',
  offline: {
    title: 'Los cambios necesitan conexión',
    text: 'Ves lo que este dispositivo tiene guardado. Tu cuenta se puede cambiar cuando haya conexión otra vez.',
  },
  save: 'Guardar',
  rename: 'Cambiar nombre',
  name: 'Nombre',
  currentPassword: 'Contraseña actual',
  since: (when) => `Desde el ${when}`,
  emails: {
    unconfirmed: {
      title: 'Tu dirección de correo aún no está confirmada',
      text: (address) => `Abre el enlace que enviamos a ${address}.`,
      sendAgain: 'Enviar el correo otra vez',
    },
    pending: {
      title: 'Tu dirección nueva te espera',
      text: (pending, current) =>
        `Abre en este navegador el enlace que enviamos a ${pending}. Hasta entonces sigue vigente ${current}.`,
      keep: 'Conservar la dirección anterior',
    },
  },
  details: {
    username: 'Nombre de usuario',
    email: 'Correo',
    access: 'Acceso',
    premium: 'Premium',
    free: 'Gratuito',
    role: 'Rol',
    admin: 'Administración',
    memberSince: 'Miembro desde',
    edit: 'Editar perfil',
    passwordHint:
      'Hace falta para un nombre o una dirección nuevos, para que nadie más pueda quedarse con tu cuenta. Una dirección vale cuando hayas abierto el enlace que enviamos a ella.',
    updated: 'Perfil actualizado',
  },
  actions: {
    title: 'Acciones rápidas',
    dashboard: 'Panel de aprendizaje',
    upgrade: 'Pasar a Premium',
    admin: 'Panel de administración',
    premium: {
      title: 'Funciones Premium',
      text: (hours) =>
        `Tu acceso incluye la guía completa, las rutas de aprendizaje, el simulador de entrevistas, las listas y soporte ${hours} por correo. Una vez que los abres en este dispositivo, funcionan sin conexión.`,
    },
    offer: (price) =>
      `La guía completa y todas las herramientas de práctica, por ${price}, una sola vez.`,
  },
  password: {
    title: 'Contraseña',
    new: 'Contraseña nueva',
    hint: (count) =>
      `Al menos ${String(count)} caracteres. Se cierra la sesión en todos los demás navegadores y dispositivos.`,
    change: 'Cambiar contraseña',
    changed: {
      title: 'Contraseña cambiada',
      description: 'Se cerró la sesión en todos los demás navegadores y dispositivos.',
    },
  },
  passkeys: {
    title: 'Llaves de acceso',
    hint: 'Con una llave de acceso inicias sesión con tu huella digital, tu rostro o el PIN de tu dispositivo. Nadie puede adivinarla, y ninguna otra página puede pedirla.',
    add: 'Agregar una llave de acceso',
    renameOne: (name) => `Cambiar nombre de llave de acceso ${name}`,
    renameTitle: 'Cambia el nombre de esta llave de acceso',
    remove: 'Quitar',
    removeOne: (name) => `Quitar la llave de acceso ${name}`,
    removal: {
      title: '¿Quitar esta llave de acceso?',
      question: (name) =>
        `${name} ya no inicia la sesión de nadie. Es posible que tu dispositivo la siga ofreciendo hasta que la quites también ahí.`,
      confirm: 'Quitar llave de acceso',
    },
    unused: 'Aún sin usar',
    lastUsed: (when) => `Último uso: ${when}`,
    notCopied: 'Solo en ese dispositivo: se pierde con él.',
    failed: 'Error',
    added: {
      title: 'Llave de acceso agregada',
      description: 'De ahora en adelante inicias sesión con ella.',
    },
    renamed: 'Llave de acceso con nombre nuevo',
    removed: { title: 'Llave de acceso quitada', description: 'Ya no inicia la sesión de nadie.' },
  },
  recovery: {
    title: 'Códigos de recuperación',
    hint: 'Si pierdes todas tus llaves de acceso, uno de estos códigos y tu contraseña te permiten agregar una nueva. Guárdalos en papel, donde no estén tus dispositivos.',
    left: (left, all) =>
      plural(left, {
        one: `Queda ${String(left)} de ${String(all)}`,
        other: `Quedan ${String(left)} de ${String(all)}`,
      }),
    make: 'Crear códigos nuevos',
    question: {
      title: '¿Crear códigos de recuperación nuevos?',
      text: 'Los que tienes ahora dejan de valer.',
    },
    shown: {
      title: 'Tus códigos de recuperación',
      text: 'Se muestran solo ahora. Cada uno vale una vez, junto con tu contraseña.',
      copy: 'Copiar',
      close: 'Ya los guardé',
    },
    copied: 'Códigos copiados',
    notCopied: {
      title: 'No se pudieron copiar los códigos',
      description: 'Este navegador no lo permite. Imprímelos o anótalos.',
    },
  },
  sessions: {
    title: 'Dónde tienes la sesión iniciada',
    noOther: 'Ningún otro navegador tiene la sesión iniciada.',
    here: 'Este navegador',
    nameless: 'Un navegador',
    on: (browser, system) => `${browser} en ${system}`,
    unknownBrowser: 'Navegador',
    unknownSystem: 'un dispositivo desconocido',
    signedIn: (when) => `Inicio de sesión: ${when}`,
    lastSeen: (when) => `Última actividad: ${when}`,
    device: (name) => `Muestra credenciales como ${name}`,
    end: 'Cerrar',
    endOne: (browser, when) => `Cerrar la sesión de ${browser}, desde el ${when}`,
    endOthers: 'Cerrar todas las demás sesiones',
    endAll: 'Cerrar todas las sesiones',
    one: {
      title: '¿Cerrar esta sesión?',
      question: (browser) =>
        `${browser}: se cierra la sesión, y se rechazan los códigos que hizo. Quien vuelva ahí necesita la contraseña.`,
      confirm: 'Cerrar sesión',
    },
    others: {
      title: '¿Cerrar todas las demás sesiones?',
      question:
        'Se cierra la sesión en todos los navegadores menos este y se da de baja cada otro dispositivo: se rechazan los códigos que hicieron.',
      confirm: 'Cerrar sesiones',
    },
    all: {
      title: '¿Cerrar todas las sesiones, también aquí?',
      question:
        'Se cierra la sesión en todos los navegadores y se dan de baja todos los dispositivos: se rechazan los códigos que hicieron. También se dan de baja otras billeteras que tienen tus credenciales. Se elimina lo que este navegador guarda para ti. Después inicias sesión otra vez.',
      goes: (things) => `Esto está solo en este dispositivo y se pierde para siempre: ${things}.`,
      confirm: 'Cerrar todas las sesiones',
    },
    ended: { title: 'Sesión cerrada', description: 'Se cerró la sesión en ese navegador.' },
    allEnded: {
      title: 'Todas las sesiones cerradas',
      description: 'Tu sesión está cerrada en todas partes.',
    },
    unanswered: {
      title: 'Tu sesión está cerrada aquí',
      description:
        'El servidor no respondió a tiempo, así que la sesión puede seguir iniciada en otros navegadores. Inicia sesión otra vez y compruébalo.',
    },
  },
  devices: {
    title: 'Dispositivos que muestran tus credenciales',
    none: 'Ninguno todavía. Un dispositivo recibe su clave cuando se abre la billetera en él.',
    here: 'Este dispositivo',
    renameOne: (name) => `Cambiar nombre de ${name}`,
    renameTitle: 'Cambia el nombre de este dispositivo',
    renamed: 'Dispositivo con nombre nuevo',
    lastRenewed: (when) => `Última renovación: ${when}`,
    ended: (when, reason) => `De baja desde el ${when}: ${reason}.`,
    ends: {
      user: 'tú lo diste de baja, o cerraste su sesión',
      logout: 'cerraste la sesión en él',
      replaced: 'el mismo navegador recibió una clave nueva',
      idle: 'no se había usado durante mucho tiempo',
      password: 'se cambió la contraseña de tu cuenta',
      account: 'se eliminó la cuenta',
      undo: 'nos avisaste que un cambio en tu cuenta no era tuyo',
      operator: 'el soporte cerró la sesión de tu cuenta en todas partes',
    },
    lost: {
      title: '¿Perdiste un teléfono?',
      text: 'Dalo de baja en ambas listas. Tus credenciales siguen siendo válidas y siguen en tus otros dispositivos.',
      endSession: '1. Cierra su sesión',
      endDevice: '2. Da de baja su dispositivo',
      noOther: 'Ningún otro dispositivo puede mostrar tus credenciales.',
      done: 'Listo',
    },
  },
  language: {
    title: 'Idioma',
    text: 'La aplicación y nuestros correos están en este idioma. Los recibos están en inglés.',
  },
  wallets: {
    title: 'Otras billeteras',
    none: 'Ninguna. Los detalles de una credencial de tu billetera tienen un botón que la agrega a otra.',
    nameless: 'Otra billetera',
    holds: (lastLetters) => `Tiene la credencial …${lastLetters}`,
    notFetched: 'Aún no la ha recogido',
    lastGiven: (when) => `Última entrega: ${when}`,
    end: 'Dar de baja',
    endOne: (wallet, when) => `Dar de baja: ${wallet}, desde el ${when}`,
    ending: {
      title: (wallet) => `¿Dar de baja: ${wallet}?`,
      question:
        'Lo que contiene se revoca para siempre, y no recibe nada nuevo. Para usarla otra vez, agrégale de nuevo la credencial.',
      confirm: 'Dar de baja la billetera',
    },
    ended: (when, reason) => `De baja desde el ${when}: ${reason}.`,
    ends: {
      user: 'la diste de baja',
      wallet: 'se eliminó ahí',
      replaced: 'otra billetera ocupó su lugar',
      revoked: 'se revocó la credencial',
      account: 'se dio de baja con todos los dispositivos de tu cuenta',
      restored:
        'nuestros registros se restauraron desde una copia de seguridad. Agrégale de nuevo la credencial',
    },
    endedNow: {
      title: 'Billetera dada de baja',
      description:
        'Lo que contiene está revocado. Otros verificadores lo ven en 15 minutos como máximo.',
    },
  },
  receipts: {
    title: 'Recibos',
    none: 'Aún no has comprado nada.',
    titles: {
      receipt: 'Recibo',
      'credit-note': 'Nota de crédito',
      'debit-note': 'Nota de débito',
    },
    numbered: (title, number) => `${title} ${number}`,
    open: 'Abrir',
    openOne: {
      receipt: (number) => `Abrir el recibo ${number}`,
      'credit-note': (number) => `Abrir la nota de crédito ${number}`,
      'debit-note': (number) => `Abrir la nota de débito ${number}`,
    },
    notShown: 'No se muestra el recibo',
    back: 'Volver al perfil',
  },
  data: {
    title: 'Tus datos',
    hint: 'La descarga contiene todo lo que guardamos sobre ti, excepto secretos como el hash de tu contraseña. También contiene los códigos que este dispositivo anotó, salvo que un PIN los bloquee. Como página es más fácil de leer, y no contiene esos códigos.',
    download: 'Descargar mis datos',
    downloadPage: 'Descargar como página',
    deleteHint: 'Eliminar tu cuenta revoca tus credenciales y no se puede deshacer.',
    delete: 'Eliminar cuenta',
  },
  deletion: {
    title: '¿Eliminar tu cuenta?',
    text: 'Tus credenciales se revocan, tu compra termina y todo lo tuyo en este dispositivo se elimina. Esto no se puede deshacer.',
    passwordMissing: 'La contraseña es obligatoria',
    done: {
      title: 'Cuenta eliminada',
      description: 'Tus datos en este dispositivo también se eliminaron.',
    },
  },
}
