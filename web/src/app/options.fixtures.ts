import type { Brand, BrandOption } from '@portal/contract/brand';

/** What an institution may switch off, for the tables of who sees what. */

type Options = Brand['opciones'];

const allOn: Options = {
  eventos: true,
  guiasOrientacion: true,
  ayuda: true,
  orientacionLaboral: true,
  reunionOrientacionObligatoria: true,
  bajaServicio: true,
  programasPracticas: true,
  solicitarCambioPracticas: true,
  popupDatosPersonales: true,
  comprobarDatosEmpresa: true,
  menuSolicitudesEducacion: true,
  crearConvenios: true,
  textoTratamientoDatos: true,
  analitica: true,
  propuestaPracticas: true,
  mostrarReferencia: true,
  formularioIncorporacion: true,
  numSegSocialObligatorio: true,
  tipoContactoObligatorio: true,
  ibanEmpresaObligatorio: true,
  cvPropioObligatorio: true,
  copiaTituloObligatoria: true,
  cambioIdioma: true,
};

const options = Object.keys(allOn).filter((name): name is BrandOption => name in allOn);

/** All on but these. */
export const without = (off: readonly BrandOption[]): Options => ({
  ...allOn,
  ...Object.fromEntries(off.map((option) => [option, false])),
});

/** What is off: nothing, each alone, everything. */
export const offs: readonly (readonly BrandOption[])[] = [[], ...options.map((option) => [option]), options];
