import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/secondFactor.ts';

export const texts: Texts<typeof es> = {
  code: {
    label: 'Codi de l’aplicació',
    help: 'Les 6 xifres que mostra ara la teva aplicació d’autenticació.',
    recovery: 'Codi de recuperació',
    recoveryHelp: 'Cada codi de recuperació serveix una sola vegada.',
    any: 'Codi de l’aplicació o de recuperació',
  },
  login: {
    codigo: 'A més de la contrasenya, necessites un codi de la teva aplicació d’autenticació.',
    alta: 'La institució demana al seu equip un codi a més de la contrasenya. Configura’l per continuar.',
    submit: 'Entra',
    goOn: 'Continua',
    useRecovery: 'Fes servir un codi de recuperació',
    useApp: 'Fes servir l’aplicació',
    leave: 'Torna a iniciar la sessió',
  },
  setUp: {
    begin: 'Configura',
    scan: 'Obre una aplicació d’autenticació al telèfon i escaneja aquest codi QR.',
    qr: 'Codi QR per a l’aplicació d’autenticació',
    type: 'Si no el pots escanejar, escriu aquesta clau a l’aplicació:',
    copy: 'Copia la clau',
    confirm: 'Escriu el codi que mostra l’aplicació.',
    submit: 'Activa',
  },
  recovery: {
    title: 'Desa els codis de recuperació',
    text: 'Serveixen per entrar si perds el telèfon, una sola vegada cadascun. No es tornaran a mostrar.',
    list: 'Codis de recuperació',
    copy: 'Copia els codis',
  },
  own: {
    title: 'Verificació en dos passos',
    text: 'A més de la contrasenya, el portal et demanarà un codi d’una aplicació del teu telèfon.',
    since: 'Activada',
    left_one: 'Et queda {{count}} codi de recuperació.',
    left_other: 'Et queden {{count}} codis de recuperació.',
    required: 'La institució l’exigeix a tot l’equip de gestió.',
    done: 'Els he desat',
    renew: 'Crea uns altres codis',
    renewTitle: 'Crear uns altres codis de recuperació',
    renewText: 'Els codis anteriors deixaran de servir.',
    remove: 'Desactiva',
    removeTitle: 'Desactivar la verificació en dos passos',
    removeText: 'N’hi haurà prou amb la contrasenya per entrar al teu compte.',
    removed: 'S’ha desactivat la verificació en dos passos',
  },
};
