import {
  type CentrePart,
  getCentreRequest,
  hasEducationMenu,
  listCentreRequests,
} from '@portal/contract/education-requests';
import type { Answer } from '@portal/contract/endpoint';

export type CentreRequestDetail = Answer<typeof getCentreRequest>;

/** What is no longer true once a school has done something to a request. */
export const changedByCentre = [getCentreRequest, listCentreRequests, hasEducationMenu];

/** The name of the host tutor, or null while it is not whole. */
export function tutorOf({ datosCentro }: CentreRequestDetail): string | null {
  const { nombreTutorEmpresa, ApellidosTutorEmpresa, emailTutorEmpresa, telefonoTutorEmpresa } = datosCentro;
  const isWhole = nombreTutorEmpresa && ApellidosTutorEmpresa && emailTutorEmpresa && telefonoTutorEmpresa;
  return isWhole ? `${nombreTutorEmpresa} ${ApellidosTutorEmpresa}` : null;
}

/** The same as accepting takes it: what is missing is refused beside its field. */
export const wholePart = (part: CentrePart) => ({
  ...part,
  nombreTutorEmpresa: part.nombreTutorEmpresa ?? '',
  ApellidosTutorEmpresa: part.ApellidosTutorEmpresa ?? '',
  emailTutorEmpresa: part.emailTutorEmpresa ?? '',
  telefonoTutorEmpresa: part.telefonoTutorEmpresa ?? '',
});

/** A request as the form of the school's side holds it. */
export const versionOf = ({ datosCentro, version }: CentreRequestDetail) => {
  const { plazas, grupo, nombreTutorEmpresa, ApellidosTutorEmpresa } = datosCentro;
  return {
    version,
    values: {
      plazas: plazas ?? '',
      grupo: grupo ?? '',
      nombreTutorEmpresa: nombreTutorEmpresa ?? '',
      ApellidosTutorEmpresa: ApellidosTutorEmpresa ?? '',
      emailTutorEmpresa: datosCentro.emailTutorEmpresa ?? '',
      telefonoTutorEmpresa: datosCentro.telefonoTutorEmpresa ?? '',
    },
  };
};
export type CentrePartValues = ReturnType<typeof versionOf>['values'];
