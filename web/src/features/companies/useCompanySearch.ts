import { companyAgreements, companyOrders, listedCompanyStates } from '@portal/contract/companies';
import { useListParams } from '../../lib/routing/useListParams.ts';

export const rowsPerPage = 25;

const wholeIn = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** What is looked for, which the address holds. */
export function useCompanySearch() {
  const { get, page, set, turn } = useListParams();
  const offers = get('ofertas');
  const search = {
    texto: get('texto'),
    estado: listedCompanyStates.find((state) => state === get('estado')) ?? null,
    idTipoEmpresa: wholeIn(get('tipo')),
    idSector: wholeIn(get('sector')),
    idProvincia: wholeIn(get('provincia')),
    conOfertas: offers === 'true' || offers === 'false' ? offers : null,
    convenio: companyAgreements.find((one) => one === get('convenio')) ?? null,
    orden: companyOrders.find((order) => order === get('orden')) ?? 'recientes',
  };
  return { search, page, set, turn };
}
export type CompanySearch = ReturnType<typeof useCompanySearch>['search'];

/** The filters that are set, as the call has them. */
export const sentOf = (search: CompanySearch) => ({
  orden: search.orden,
  ...(search.texto !== '' && { texto: search.texto }),
  ...(search.estado !== null && { estado: search.estado }),
  ...(search.idTipoEmpresa !== null && { idTipoEmpresa: String(search.idTipoEmpresa) }),
  ...(search.idSector !== null && { idSector: String(search.idSector) }),
  ...(search.idProvincia !== null && { idProvincia: String(search.idProvincia) }),
  ...(search.conOfertas !== null && { conOfertas: search.conOfertas }),
  ...(search.convenio !== null && { convenio: search.convenio }),
});

/** The same as a body has them. */
export const bodyOf = ({
  texto,
  estado,
  idTipoEmpresa,
  idSector,
  idProvincia,
  conOfertas,
  convenio,
  orden,
}: CompanySearch) => ({
  orden,
  ...(texto !== '' && { texto }),
  ...(estado !== null && { estado }),
  ...(idTipoEmpresa !== null && { idTipoEmpresa }),
  ...(idSector !== null && { idSector }),
  ...(idProvincia !== null && { idProvincia }),
  ...(conOfertas !== null && { conOfertas }),
  ...(convenio !== null && { convenio }),
});
