import type { account as english } from '../../en/online/account.ts';
import { translation } from '../../message.ts';

export const account = translation<typeof english>()('es')({
  title: 'Tu cuenta',
  lead: 'Tu nombre, cómo entras y qué se guarda sobre ti.',
  offline: 'No hay conexión',
  offlineText: 'Esta página necesita el servidor. Tus partidas en este navegador están a salvo.',
  toPlayer: 'Tu perfil',
  toModeration: 'Moderación',
  save: 'Guardar',
  copied: 'Copiado.',
  download: 'Descargar',
  print: 'Imprimir',

  name: {
    field: 'Nombre',
    hint: 'Lo que ven los demás. Hasta 24 caracteres.',
    none: 'Aún no tienes nombre aquí',
    noneText: 'Elige uno y juega ya. La cuenta puede venir después.',
    take: 'Usar este nombre',
    change: 'Cambiar nombre',
    changed: 'Ahora te llamas {name}.',
    others: 'Los demás ven este nombre en la mesa y en los registros.',
  },

  suspended: {
    until: 'Tu participación está suspendida hasta el {date}',
    forGood: 'Tu participación está suspendida para siempre',
    why: 'El motivo: {why}',
    text: 'Puedes terminar las partidas en curso y leer, exportar o borrar lo que es tuyo. No puedes empezar partidas, escribir ni denunciar.',
  },

  guest: {
    title: 'Juegas sin cuenta',
    text: 'Tus partidas dependen de este navegador. Si borras sus datos, nadie te las puede devolver. Una cuenta las conserva, con tus puntuaciones, en todos los dispositivos.',
  },

  make: {
    title: 'Crear una cuenta',
    text: 'Las partidas que has jugado sin cuenta se conservan. No hace falta correo.',
    nameHint: 'Con él entras, así que nadie más puede tenerlo.',
    passwordHint: 'Al menos {n} caracteres. Una frase se recuerda bien.',
    withPassword: 'Crear la cuenta',
    withPasskey: 'Con una llave de acceso',
    passkeyText:
      'Una llave de acceso la guarda tu dispositivo y se abre como lo desbloqueas. No hay nada que recordar.',
    made: 'Tu cuenta ya existe.',
    passkeyFailed:
      'La cuenta ya existe, pero la llave de acceso no se ha creado. Añade una abajo o pon una contraseña.',
  },

  codes: {
    title: 'Códigos de recuperación',
    shown: 'Guarda estos códigos de recuperación',
    text: 'Con cada uno entras una vez si pierdes la contraseña o la llave de acceso. No se vuelven a mostrar.',
    left: { one: 'Queda {n} código.', other: 'Quedan {n} códigos.' },
    anew: 'Crear otros',
    anewText: 'Los nuevos anulan los antiguos.',
    kept: 'Ya los he guardado',
    unkept: 'Guárdalos antes: no se vuelven a mostrar. Cierra otra vez para seguir sin ellos.',
    file: 'threefold-codigos-de-recuperacion.txt',
    fileHead: 'Códigos de recuperación de {name} para {site}',
    copyAll: 'Copiar todos',
  },

  signIn: {
    title: 'Entrar',
    text: '¿Ya tienes una cuenta? Lo que has jugado aquí sin ella se conserva.',
    how: 'Cómo entras',
    byPassword: 'Contraseña',
    byCode: 'Código',
    code: 'Código de recuperación',
    codeHint: 'Cada código sirve una vez.',
    button: 'Entrar',
    passkey: 'Entrar con llave de acceso',
    done: 'Has entrado como {name}.',
  },

  confirm: {
    title: 'Confirma que eres tú',
    text: 'Antes de seguir, demuestra otra vez que la cuenta es tuya.',
    button: 'Seguir',
    passkey: 'Confirmar con llave de acceso',
    recovering: 'Has entrado con un código de recuperación. Si ya no recuerdas tu contraseña, pon primero una nueva.',
  },

  password: {
    title: 'Contraseña',
    has: 'Puesta. Puedes cambiarla aquí; entonces se cierra tu sesión en los demás sitios.',
    hasNot: 'Sin poner. Entras con una llave de acceso o un código de recuperación.',
    set: 'Poner contraseña',
    old: 'Contraseña hasta ahora',
    fresh: 'Contraseña nueva',
    done: 'La contraseña está puesta. Tu sesión se ha cerrado en los demás sitios.',
  },

  passkeys: {
    title: 'Llaves de acceso',
    text: 'Las guardan tus dispositivos y se abren como los desbloqueas.',
    add: 'Añadir llave',
    labelGiven: 'Llave del {date}',
    made: 'Creada el {date}, último uso: {when}',
    remove: 'Quitar la llave de acceso {label}',
    added: 'La llave de acceso está añadida.',
    removed: 'La llave de acceso está quitada.',
    unsupported: 'Este navegador no admite llaves de acceso.',
  },

  sessions: {
    title: 'Dónde tienes la sesión abierta',
    here: 'este dispositivo',
    seen: 'Último uso: {when}',
    end: 'Salir',
    endOf: 'Salir: {device}',
    ended: 'La sesión está cerrada allí.',
  },

  notices: {
    title: 'Avisos',
    push: 'Avísame cuando me toque',
    pushAbout: 'Para partidas por días, también con esta página cerrada. En este dispositivo.',
    denied: 'Este navegador no permite avisos de aquí. Se puede cambiar en sus ajustes para este sitio.',
    unsupported: 'Este navegador no puede mostrar avisos.',
    failed: 'El navegador no ha podido activar los avisos.',
    webhook: 'Webhook',
    webhookAbout: 'El servidor llama a esta dirección cuando te toca.',
    webhookField: 'Dirección',
    webhookSave: 'Poner',
    webhookRemove: 'Quitar el webhook',
    webhookRemoved: 'El webhook está quitado.',
    webhookFailing: 'Las últimas llamadas no han llegado.',
    secret: 'El secreto del webhook',
    secretText: 'Cada llamada se firma con él. No se vuelve a mostrar.',
    holiday: 'Vacaciones',
    holidayAbout: 'Los relojes de las partidas por días se paran.',
    holidayLeft: { one: 'Queda {n} día este año.', other: 'Quedan {n} días este año.' },
  },

  bots: {
    title: 'Bots',
    text: 'Un bot es una cuenta propia con la que juega un programa, por la misma vía que las personas.',
    field: 'Nombre del bot',
    add: 'Crear un bot',
    made: 'Creado el {date}, última visita: {when}',
    token: 'El token de {name}',
    tokenText: 'El programa lo presenta al conectarse. No se vuelve a mostrar.',
    remove: 'Eliminar el bot {name}',
    removeTitle: '¿Eliminar {name}?',
    removeText: 'Su token deja de valer al momento, y pierde las partidas que esté jugando.',
    removeNow: 'Eliminar bot',
    removed: 'El bot está eliminado.',
  },

  people: {
    title: 'Bloqueos y silencios',
    text: 'De quién no quieres saber nada.',
    none: 'Nadie.',
    blocked: 'con bloqueo',
    muted: 'en silencio',
    show: 'Mostrar',
    unblock: 'Desbloquear',
    unmute: 'Reactivar',
    endFor: '{action}: {name}',
  },

  data: {
    text: 'Todo lo que este servidor guarda sobre ti, en un archivo.',
    export: 'Exportar mis datos',
    exportFile: 'threefold-mis-datos.json',
    signOut: 'Salir',
    delete: 'Eliminar mi cuenta',
    deleteGuest: 'Eliminar mis datos',
    deleteTitle: '¿Eliminar todo?',
    deleteText:
      'Tu nombre, tus formas de entrar, tus puntuaciones y tu chat se eliminan para siempre. Las partidas terminadas se quedan, sin tu nombre. Las partidas en curso cuentan como perdidas.',
    deleteField: 'Escribe tu nombre, {name}, para confirmar',
    deleteNow: 'Eliminar todo',
    deleted: 'Todo está eliminado.',
  },

  when: {
    now: 'hace un momento',
    today: 'hoy, {time}',
    yesterday: 'ayer',
    on: 'el {date}',
  },
});
