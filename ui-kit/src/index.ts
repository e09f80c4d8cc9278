export {
  AddressCascade,
  type AddressCascadeProps,
  type AddressCodes,
  type LevelWords,
} from './address-cascade/AddressCascade.tsx'
export type { LoadPlaces, Place } from './address-cascade/useLevel.ts'
export {
  AgreementConsent,
  type AgreementConsentProps,
  type AgreementDocument,
} from './agreement-consent/AgreementConsent.tsx'
export { AmountPicker, type AmountPickerProps } from './amount-picker/AmountPicker.tsx'
export { readAmount } from './amount-picker/amount-range.ts'
export { AppBar, type AppBarProps } from './app-bar/AppBar.tsx'
export { BrandMark } from './app-bar/BrandMark.tsx'
export { Barcode, type BarcodeProps } from './barcode/Barcode.tsx'
export { BottomSheet, type BottomSheetProps } from './bottom-sheet/BottomSheet.tsx'
export { Button, type ButtonProps } from './button/Button.tsx'
export {
  CardNumberField,
  type CardNumber,
  type CardNumberFieldProps,
} from './card-number-field/CardNumberField.tsx'
export { type Answer, CheckAnswers, type CheckAnswersProps } from './check-answers/CheckAnswers.tsx'
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/ConfirmDialog.tsx'
export {
  ContactField,
  type Contact,
  type ContactFieldProps,
  type ContactLabels,
} from './contact-field/ContactField.tsx'
export { CopyRow, type CopyRowProps } from './copy-row/CopyRow.tsx'
export {
  DateOfBirthField,
  type DateOfBirthFieldProps,
} from './date-of-birth-field/DateOfBirthField.tsx'
export { type DateParts, dateParts, readDate, readYear } from './date-of-birth-field/readDate.ts'
export { DigitsField, type DigitsFieldProps } from './digits-field/DigitsField.tsx'
export { asDigits, asPhone } from './digits/as-sent.ts'
export { foldDigits, readDigits, readPhone } from './digits/readDigits.ts'
export { groupDigits } from './digits-field/groupDigits.ts'
export { Drawing, type DrawingKind, type DrawingProps } from './drawing/Drawing.tsx'
export { DueCountdown, type DueCountdownProps } from './due-countdown/DueCountdown.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx'
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
  goToField,
} from './error-summary/ErrorSummary.tsx'
export {
  ExtensionPicker,
  type ExtensionPickerProps,
  type HelpWay,
  type MoreTimeWay,
  type PricedWay,
} from './extension-picker/ExtensionPicker.tsx'
export { Field, type ControlAttributes, type FieldProps, type FieldWords } from './field/Field.tsx'
export { FieldGroup, type FieldGroupProps } from './field-group/FieldGroup.tsx'
export { FlowChart, type FlowChartProps, type FlowStep } from './flow-chart/FlowChart.tsx'
export { FullCostCard, type FullCostCardProps } from './full-cost-card/FullCostCard.tsx'
export {
  FullScreenLoader,
  type FullScreenLoaderProps,
} from './full-screen-loader/FullScreenLoader.tsx'
export { HonestLine, type HonestLineProps } from './honest-line/HonestLine.tsx'
export { Icon, type IconName, type IconProps } from './icon/Icon.tsx'
export {
  KitSettings,
  type KitSettingsProps,
  type LinkComponent,
  type LinkProps,
} from './kit-settings/KitSettings.tsx'
export {
  type Language,
  LanguageSwitch,
  type LanguageSwitchProps,
} from './language-switch/LanguageSwitch.tsx'
export { List, type ListItem, type ListProps, ListRow, type ListRowProps } from './list/List.tsx'
export { LivenessStatus, type LivenessStatusProps } from './liveness-status/LivenessStatus.tsx'
export { LoanSummary, type LoanSummaryProps, type SummaryRow } from './loan-summary/LoanSummary.tsx'
export {
  LoanTimeline,
  type LoanTimelineProps,
  type TimelineState,
  type TimelineStep,
} from './loan-timeline/LoanTimeline.tsx'
export {
  MethodList,
  type MethodKind,
  type MethodListProps,
  type PaymentMethod,
} from './method-list/MethodList.tsx'
export { type Currency, isCurrency, minorDigits, minorPerMajor } from './money/currencies.ts'
export { formatMoney, type MoneyFormat, type MoneyParts } from './money/format-money.ts'
export { Money, type MoneyProps, type MoneyValue } from './money/Money.tsx'
export { DismissButton, type DismissButtonProps } from './notice/DismissButton.tsx'
export { Notice, type NoticeProps, type NoticeTone } from './notice/Notice.tsx'
export { OfflineBanner, type OfflineBannerProps } from './offline-banner/OfflineBanner.tsx'
export { OrderCard, type OrderCardProps, type OrderTone } from './order-card/OrderCard.tsx'
export { OtpField, type OtpFieldProps } from './otp-field/OtpField.tsx'
export {
  type InstructionRow,
  PaymentInstruction,
  type PaymentInstructionProps,
} from './payment-instruction/PaymentInstruction.tsx'
export {
  PermissionNotice,
  type PermissionNoticeProps,
} from './permission-notice/PermissionNotice.tsx'
export {
  InternationalPhoneField,
  type InternationalPhoneFieldProps,
} from './phone-field/InternationalPhoneField.tsx'
export type { PhoneCountry } from './phone-field/international.ts'
export { PhoneField, type PhoneFieldProps } from './phone-field/PhoneField.tsx'
export { type Assessed, type PhotoFault } from './photo-capture/assess-photo.ts'
export {
  type CompressedPhoto,
  compressPhoto,
  type PhotoLimits,
  UnreadablePhotoError,
} from './photo-capture/compress-photo.ts'
export { type PhotoSubject } from './photo-capture/GuideFrame.tsx'
export type { LiveCameraLabels } from './photo-capture/LiveCamera.tsx'
export {
  PhotoCapture,
  type PhotoCaptureLabels,
  type PhotoCaptureProps,
  type PhotoSource,
} from './photo-capture/PhotoCapture.tsx'
export { QrCode, type QrCodeProps } from './qr-code/QrCode.tsx'
export { qrPicture, saveQrPicture } from './qr-code/qr-picture.ts'
export { QuestionPage, type QuestionPageProps } from './question-page/QuestionPage.tsx'
export { QuotaCard, type QuotaCardProps } from './quota-card/QuotaCard.tsx'
export { RadioTiles, type RadioTilesProps, type TileOption } from './radio-tiles/RadioTiles.tsx'
export { formatRate } from './rate-text/format-rate.ts'
export { RateText, type RateTextProps } from './rate-text/RateText.tsx'
export {
  RepaymentProgress,
  type RepaymentProgressProps,
} from './repayment-progress/RepaymentProgress.tsx'
export { Result, type ResultProps } from './result/Result.tsx'
export {
  SelectField,
  type Option,
  type OptionGroup,
  type SelectFieldProps,
} from './select-field/SelectField.tsx'
export {
  Skeleton,
  SkeletonCard,
  type SkeletonProps,
  SkeletonStroke,
  type SkeletonStrokeProps,
} from './skeleton/Skeleton.tsx'
export { SearchSheet, type SearchSheetProps } from './search-sheet/SearchSheet.tsx'
export {
  asRow,
  foldText,
  searchIn,
  type FindRows,
  type SearchRow,
} from './search-sheet/search-rows.ts'
export { useSlowWork } from './slow-work/useSlowWork.ts'
export { StepProgress, type StepProgressProps } from './step-progress/StepProgress.tsx'
export { TabBar, type TabBarItem, type TabBarProps } from './tab-bar/TabBar.tsx'
export { TermChips, type TermChipsProps, type TermOption } from './term-chips/TermChips.tsx'
export { TextArea, type TextAreaProps } from './text-area/TextArea.tsx'
export { TextField, type TextFieldProps } from './text-field/TextField.tsx'
export { PasoGlobalStyle } from './theme/PasoGlobalStyle.ts'
export { Card, Screen, ScreenBody, ScreenFooter } from './theme/Screen.tsx'
export { WideBody, WideFooter, WideScreen } from './theme/WideScreen.ts'
export { VisuallyHidden } from './theme/VisuallyHidden.tsx'
export { Toast, type ToastMessage, type ToastProps, type ToastTone } from './toast/Toast.tsx'
export {
  type ToastActions,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './toast/ToastProvider.tsx'
export {
  VoucherUpload,
  type VoucherUploadLabels,
  type VoucherUploadProps,
} from './voucher-upload/VoucherUpload.tsx'
