/** What screens use of react-i18next. */
export { I18nextProvider, initReactI18next, useTranslation } from 'whole/react-i18next';
