import type { Answer } from '@portal/contract/endpoint';
import type {
  missingCompanyData,
  missingContactData,
  missingPersonalData,
} from '@portal/contract/missing-data';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import classes from './Layout.module.css';

type Missing =
  | { of: 'personal'; campos: Answer<typeof missingPersonalData>['campos']; mendedAt: 'cv' }
  | { of: 'company'; campos: Answer<typeof missingCompanyData>['campos']; mendedAt: 'company' }
  | { of: 'contact'; campos: Answer<typeof missingContactData>['campos']; mendedAt: 'profile' };

interface Props {
  missing: Missing;
  /** Not now. */
  onPutOff: () => void;
  /** On the way to where the data are given. */
  onGo: () => void;
}

/** Names the data that are missing and leads to where they are given. */
export default function MissingDataPopup({ missing, onPutOff, onGo }: Props) {
  const t = useTexts('popups');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const { of, mendedAt } = missing;
  const names = useNames(missing);
  return (
    <ConfirmDialog
      opened
      urgency="portal"
      title={t(`${of}.title`)}
      confirmLabel={t(`${of}.go`)}
      cancelLabel={t(`${of}.later`)}
      onConfirm={() => {
        onGo();
        navigate(mendedAt === 'cv' ? `${pathTo('cv')}#personales` : pathTo(mendedAt));
      }}
      onCancel={onPutOff}
    >
      <p>{t(`${of}.body`)}</p>
      <ul className={classes.fields}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function useNames(missing: Missing): readonly string[] {
  const t = useTexts('popups');
  switch (missing.of) {
    case 'personal':
      return missing.campos.map((field) => t(`personal.fields.${field}`));
    case 'company':
      return missing.campos.map((field) => t(`company.fields.${field}`));
    case 'contact':
      return missing.campos.map((field) => t(`contact.fields.${field}`));
  }
}
