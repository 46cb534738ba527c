import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { BeforeAndNow } from '../../domain/offer-changes/BeforeAndNow.tsx';
import classes from '../../domain/offer-changes/ChangeList.module.css';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ReviewedCompany } from './reviewed.ts';

type Change = ReviewedCompany['cambios'][number];

const lists = {
  idTipoEmpresa: 'tiposEmpresa',
  idSector: 'sectoresActividad',
  idPais: 'paises',
  idProvincia: 'provincias',
} as const;

const isNamed = (campo: Change['campo']): campo is keyof typeof lists => campo in lists;

/** What a company that asks again says otherwise than when it was turned down. */
export function CompanyChanges({ changes }: { changes: readonly Change[] }) {
  const t = useTexts('validations');
  const page = useTexts('companyPage');
  const { name } = useCatalogue();
  const written = (campo: Change['campo'], value: Change['antes']) => {
    if (value === null) return '';
    return (isNamed(campo) && typeof value === 'number' ? name(lists[campo], value) : null) ?? String(value);
  };
  return (
    <Section title={t('changes.title')} description={t('changes.text', { count: changes.length })}>
      <dl className={classes.changes}>
        {changes.map(({ campo, antes, ahora }) => (
          <div key={campo} className={classes.change}>
            <Text component="dt" small strong>
              {page(campo === 'nombreFiscal' ? 'verified.fields.nombreFiscal' : `fields.${campo}`)}
            </Text>
            <dd>
              <BeforeAndNow before={written(campo, antes)} now={written(campo, ahora)} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
