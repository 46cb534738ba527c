import { useTexts } from '../../../lib/i18n/i18n.ts';

const ofStudent = [
  'nombre',
  'apellidos',
  'tipoIdentificacion',
  'dni',
  'email',
  'telefono',
  'situacion',
  'idTitulacion',
] as const;

const ofCompany = [
  'cif',
  'nombreFiscal',
  'nombreComercial',
  'idTipoEmpresa',
  'idSector',
  'web',
  'direccion',
  'cp',
  'poblacion',
  'idPais',
  'idProvincia',
  'provincia',
  'nombre',
  'apellidos',
  'puesto',
  'email',
  'telefono1',
] as const;

/** The label that stands above the input of a path (`contacto.email`), for the summary of problems. */
export function useSignupLabels(of: 'student' | 'company'): (path: string) => string {
  const t = useTexts('signup');
  const passwords = useTexts('password');
  return (path) => {
    const name = path.split('.').at(-1);
    if (name === 'password') return passwords('fields.first');
    if (name === 'password2') return passwords('fields.first2');
    if (name === 'politica') return t('policy.label');
    if (of === 'student') {
      const field = ofStudent.find((one) => one === name);
      return field === undefined ? path : t(`student.${field}`);
    }
    const field = ofCompany.find((one) => one === name);
    return field === undefined ? path : t(`company.${field}`);
  };
}
