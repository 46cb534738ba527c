import { randomUUID } from 'node:crypto';
import type { Api, ApiName } from '@portal/contract/api';
import { addDocument, addLanguage } from '@portal/contract/cv';
import type { Call } from '@portal/contract/endpoint';
import { scopes } from '@portal/contract/roles';
import { listStudentSurveys } from '@portal/contract/surveys';
import { accounts } from '../db/tables/accounts.ts';
import { addLeaveRequest } from '../features/account-states/account-states.queries.ts';
import { fullInternship } from '../features/offers/offer-form.fixtures.ts';
import { addIdentity } from '../features/sign-on/sign-on.queries.ts';
import { applyWith, newCandidate, rowsOf, setState, told } from './applications.ts';
import { addCommunication, someCommunication } from './communications.ts';
import { errorReport } from './error-report.ts';
import {
  addCompany,
  addContact,
  addLink,
  addManager,
  addOffer,
  addPendingStudent,
  addStudent,
  newCif,
  newDni,
  password,
  passwordHash,
} from './fixtures.ts';
import type { TestPortal } from './portal.ts';
import { addSurvey, keyIn, someSurvey } from './surveys.ts';

type BodyOf<K extends ApiName> = Call<Api[K]> extends { body: infer Body } ? Body : never;

/** A body that each call takes, with whatever it is about made for it: a call without one does not compile. */
export type Bodies = {
  readonly [K in ApiName as BodyOf<K> extends never ? never : K]: () => Promise<BodyOf<K>>;
};

interface Callers {
  student: { id: number; token: string };
  company: { id: number; contactId: number };
}

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
const file = { ficheroB64: pdf, extension_adjunto: 'pdf', nombre: 'documento.pdf' } as const;

/** Bodies for calls that this student and this company make. */
export function validBodies(portal: TestPortal, { student, company }: Callers): Bodies {
  const offer = (estado: 'abierta' | 'pendiente' = 'abierta') => addOffer(portal, company.id, { estado });
  /** An offer that waits, as a manager has read it. */
  const readOffer = async () => {
    const { urlAcceso, modificada } = await offer('pendiente');
    return { urlOferta: urlAcceso, modificada: modificada.toISOString() };
  };
  const applied = async (idEstado: number) => {
    const { id, urlAcceso } = await offer();
    await applyWith(portal, student.token, urlAcceso);
    const [row] = await rowsOf(portal, id, student.id);
    if (row) await setState(portal, row.id, idEstado);
    return { urlOferta: urlAcceso };
  };
  const notification = async (accountId: number) => {
    const [first] = await told(portal, accountId);
    return { id: first?.id ?? 1 };
  };
  const deletion = async () => ({ eliminada: new Date().toISOString() });
  const credentials = (usuario: string) => ({ eUsuario: usuario, ePassword: password });
  const contact = async () => (await addContact(portal, [(await addCompany(portal)).id])).usuario;
  const waitingCompany = () => addCompany(portal, { estado: 'pendiente' });
  const language = async () => ({ idIdioma: 1 as const });
  const active = async () => ({ activa: true });
  const twice = { password, password2: password };
  // The one that an account has already is refused.
  const another = { password: `${password}!`, password2: `${password}!` };
  const byLink = async (accountId: number) => ({ token: await addLink(portal, accountId), ...another });
  const withoutPassword = async () => (await addManager(portal, { passwordHash: null })).id;
  const passwordChange = async () => {
    // A call before this one may have changed it.
    await portal.database.orm.update(accounts).set({ passwordHash: await passwordHash });
    return { passwordActual: password, ...another };
  };
  const person = { nombre: 'Júlia', apellidos: 'Ferrer Mas', ...twice };
  const leaving = async () => {
    const { id } = await addStudent(portal);
    await addLeaveRequest(portal.database, id, new Date());
    return id;
  };
  const unknownEmail = () => `${randomUUID()}@example.test`;

  return {
    loginStudent: async () => ({
      eAmbito: scopes.Alumno,
      ...credentials((await addStudent(portal)).usuario),
    }),
    loginManager: async () => ({
      eAmbito: scopes.Gestor,
      ...credentials((await addManager(portal)).usuario),
    }),
    loginCompany: async () => ({ eAmbito: scopes.Empresa, ...credentials(await contact()) }),
    listCompaniesOfUser: async () => ({ eAmbito: scopes.Empresa, ...credentials(await contact()) }),
    finishSignOn: async () => ({ respuesta: `code=${randomUUID()}&state=${randomUUID()}` }),
    setStudentLanguage: language,
    setCompanyLanguage: language,
    setManagerLanguage: language,

    saveOfferDraft: async () => ({ claveEnvio: randomUUID(), oferta: fullInternship() }),
    createOffer: async () => ({
      claveEnvio: randomUUID(),
      oferta: fullInternship(),
      ficheroComplementario: file,
    }),
    editOffer: async () => ({
      urlOferta: (await offer('pendiente')).urlAcceso,
      oferta: fullInternship(),
      ficheroComplementario: null,
    }),
    deleteOffer: async () => ({ urlOferta: (await offer()).urlAcceso }),
    closeOffer: async () => ({
      urlOferta: (await newCandidate(portal, company.id)).urlOferta,
      candidatoSeleccionado: true,
      nombreSeleccionado: 'Nora Prats',
      fechaInicioContrato: '2031-02-01',
      idTipoContrato: 1,
    }),

    apply: async () => ({
      urlOferta: (await offer()).urlAcceso,
      aceptaCondiciones: true,
      presentacion: 'Me gustaría aprender con vosotros.',
      documentos: [
        { idTipoDocumento: null, nombre: 'Carta', fichero: file },
        { idTipoDocumento: null, nombre: 'Portfolio', url: 'https://folio.example.test' },
      ],
    }),
    withdraw: () => applied(1),
    acceptPreregistration: () => applied(16),
    declinePreregistration: async () => ({ ...(await applied(16)), idMotivo: 21 }),
    moveCandidate: async () => ({
      idCandidatura: (await newCandidate(portal, company.id)).id,
      idEstado: 17,
      idMotivo: 1,
      comentario: 'Gracias por tu interés.',
      idEstadoVisto: 1,
    }),

    editPersonalData: async () => ({
      telefono: '612345678',
      dni: null,
      numSegSocial: '281234567840',
      idPais: 1,
      idProvincia: 46,
      localidad: 'València',
      nacionalidades: [1],
    }),
    editInternshipSearch: active,
    editJobSearch: active,
    editWorkPermit: async () => ({ permiso: true }),
    editInterestData: async () => ({
      carnesConducir: [1],
      cochePropio: true,
      disponibilidadExtranjero: true,
      disponibilidadTraslado: false,
      trabajandoActualmente: false,
      intereses: [1],
    }),
    editSoftware: async () => ({ programasInformaticos: [101] }),
    editCompetencies: async () => ({ competencias: [1] }),
    addLanguage: async () => ({ idIdioma: 2, idNivelIdioma: 3, idCertificadoIdioma: null }),
    deleteLanguage: () =>
      portal.get(addLanguage, { body: { idIdioma: 3, idNivelIdioma: 3 } }, { token: student.token }),
    addDocument: async () => ({ idTipoDocumento: 1, fichero: { ...file, nombre: `${randomUUID()}.pdf` } }),
    deleteDocument: () => {
      const fichero = { ...file, nombre: `${randomUUID()}.pdf` };
      return portal.get(addDocument, { body: { idTipoDocumento: 2, fichero } }, { token: student.token });
    },

    validateOffer: async () => ({ ...(await readOffer()), destacada: true }),
    rejectOffer: async () => ({
      ...(await readOffer()),
      motivo: 'Falta el horario',
    }),
    validateCompany: async () => ({ idEmpresa: (await waitingCompany()).id }),
    rejectCompany: async () => ({
      idEmpresa: (await waitingCompany()).id,
      motivo: 'No se ha podido comprobar',
    }),

    validateStudent: async () => ({ idAlumno: (await addPendingStudent(portal)).id }),
    rejectStudent: async () => ({
      idAlumno: (await addPendingStudent(portal)).id,
      motivo: 'No consta en ninguna titulación',
    }),

    recoverStudentPassword: async () => ({ usuario: unknownEmail() }),
    recoverCompanyPassword: async () => ({ nick: unknownEmail() }),
    recoverManagerPassword: async () => ({ nick: unknownEmail() }),
    checkLink: async () => ({ token: await addLink(portal, (await addStudent(portal)).id) }),
    resetStudentPassword: async () => byLink((await addStudent(portal)).id),
    resetCompanyPassword: async () => byLink((await addManager(portal)).id),
    setFirstPassword: async () => ({
      token: await addLink(portal, await withoutPassword(), { uso: 'establecer' }),
      ...twice,
    }),
    confirmEmail: async () => {
      const { id } = await addPendingStudent(portal, {}, { emailSinConfirmar: new Date() });
      return { token: await addLink(portal, id, { uso: 'confirmar' }) };
    },
    resendConfirmation: async () => ({ email: unknownEmail() }),
    changeStudentPassword: passwordChange,
    changeCompanyPassword: passwordChange,
    changeManagerPassword: passwordChange,
    registerStudent: async () => ({
      ...person,
      dni: newDni(),
      email: unknownEmail(),
      telefono: '612345678',
      situacion: 'estudiante',
      idTitulacion: 101,
      idIdioma: 2,
      politica: true,
    }),
    requestCompanyAccount: async () => ({
      empresa: {
        cif: newCif(),
        nombreFiscal: 'Talleres Roble, S. L.',
        nombreComercial: 'Talleres Roble',
        idTipoEmpresa: 1,
        idSector: 3,
        web: '',
        direccion: 'Calle Mayor, 1',
        cp: '46001',
        idProvincia: 46,
        poblacion: 'València',
      },
      contacto: { ...person, puesto: 'Gerencia', email: unknownEmail(), telefono1: '961234567' },
      idIdioma: 1,
      politica: true,
    }),
    changeCompany: async () => ({ idEmpresa: company.id }),

    editOwnContact: async () => ({
      nombre: 'Amalia',
      apellidos: 'Ferrer Mas',
      puesto: 'Gerencia',
      telefono1: '961234567',
    }),
    editOwnCompany: async () => ({
      nombreComercial: 'Talleres Roble',
      idTipoEmpresa: 1,
      idSector: 3,
      rangoEmpleados: 2,
      descripcion: 'Fabricamos muebles a medida.',
      web: 'https://www.roble.example',
      direccion: 'Calle Mayor, 1',
      cp: '46001',
      idProvincia: 46,
      localidad: 'València',
    }),
    createCommunication: async () => ({ claveEnvio: randomUUID(), comunicacion: someCommunication() }),
    editCommunication: async () => ({
      idComunicacion: await addCommunication(portal),
      version: 1,
      comunicacion: someCommunication(),
    }),
    deleteCommunication: async () => ({ id: await addCommunication(portal) }),
    createSurvey: async () => ({ claveEnvio: randomUUID(), encuesta: someSurvey() }),
    editSurvey: async () => ({ idEncuesta: await addSurvey(portal), version: 1, encuesta: someSurvey() }),
    deleteSurvey: async () => ({ id: await addSurvey(portal) }),
    recordSurveyAnswer: async () => {
      await addSurvey(portal);
      const [first] = await portal.get(listStudentSurveys, {}, { token: student.token });
      return { clave: keyIn(first?.urlAcceso) };
    },
    reportError: async () => ({ ...errorReport, referencia: randomUUID() }),
    blockAccount: async () => ({ idCuenta: (await addStudent(portal)).id }),
    unblockAccount: async () => ({
      idCuenta: (await addStudent(portal, {}, {}, { estado: 'bloqueada' })).id,
    }),
    unlinkSignOn: async () => {
      const { id } = await addStudent(portal);
      await addIdentity(portal.database, id, {
        emisor: 'https://idp.example.test',
        sujeto: `sujeto-${id}`,
        userType: 'Alumno',
      });
      return { idCuenta: id };
    },
    carryOutLeave: async () => ({ idCuenta: await leaving() }),
    turnDownLeave: async () => ({ idCuenta: await leaving(), motivo: 'Tienes unas prácticas en curso' }),
    switchMaintenance: async () => ({ activo: false }),

    markStudentNotificationRead: () => notification(student.id),
    markCompanyNotificationRead: () => notification(company.contactId),
    markStudentUnlinkedNotificationsRead: async () => ({ hasta: 1 }),
    markCompanyUnlinkedNotificationsRead: async () => ({ hasta: 1 }),
    deleteStudentNotification: () => notification(student.id),
    deleteCompanyNotification: () => notification(company.contactId),
    deleteStudentNotifications: async () => ({ hasta: 1 }),
    deleteCompanyNotifications: async () => ({ hasta: 1 }),
    restoreStudentNotifications: deletion,
    restoreCompanyNotifications: deletion,
    setStudentMailPreference: async () => ({ clase: 'avances' as const, envio: 'resumen' as const }),
    setCompanyMailPreference: async () => ({ clase: 'ofertas' as const, envio: 'nunca' as const }),
  };
}
