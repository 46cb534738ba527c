import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/session.ts';

export const texts: Texts<typeof es> = {
  choose: {
    title: 'Com vols entrar?',
    loginStudent: 'Estudiants',
    loginStudentText: 'Pràctiques i feina per als nostres estudiants',
    loginAlumni: 'Antics alumnes',
    loginAlumniText: 'Ofertes de feina per als nostres titulats',
    loginCompany: 'Empreses',
    loginCompanyText: 'Per publicar ofertes i trobar candidats',
    loginManager: 'Personal de gestió',
  },
  words: {
    loginStudent: 'Ofertes de pràctiques i de feina per als nostres estudiants.',
    loginAlumni: 'Ofertes de feina per als nostres titulats.',
    loginCompany: 'Publiqui ofertes i llegeixi els CV de qui s’hi inscriu.',
    loginManager: 'Només per a l’equip que gestiona el portal.',
    godMode: 'També funciona amb el portal en manteniment. Només per a l’equip que el gestiona.',
  },
  ways: {
    student: {
      forgotten: 'Has oblidat la contrasenya?',
      without: 'Encara no tens compte?',
      ask: 'Registra’t',
      unconfirmed: 'No t’ha arribat el correu de confirmació?',
    },
    company: {
      forgotten: 'Ha oblidat la contrasenya?',
      without: 'La seva empresa encara no té compte?',
      ask: 'Demani’n un',
      unconfirmed: 'No li ha arribat el correu de confirmació?',
    },
    manager: { forgotten: 'Has oblidat la contrasenya?' },
  },
  form: {
    user: 'Correu electrònic',
    password: 'Contrasenya',
    showPassword: 'Mostra la contrasenya',
    hidePassword: 'Amaga la contrasenya',
    submit: 'Entra',
    other: 'Entra d’una altra manera',
  },
  companies: {
    title: 'Amb quina empresa vol entrar?',
    body: 'El seu usuari és contacte de diverses empreses. Després podrà canviar a una altra des del menú, sense tornar a entrar.',
    back: 'Fes servir un altre compte',
  },
  failed: {
    title: 'No s’ha pogut iniciar la sessió',
    body: 'El problema és nostre. Es pot tornar a provar d’aquí a uns minuts.',
  },
  demo: {
    title: 'Comptes de demostració',
    use: 'Fes servir aquest compte',
    useOf: 'Fes servir el compte {{email}}',
  },
  leaving: 'S’està tancant la sessió…',
};
