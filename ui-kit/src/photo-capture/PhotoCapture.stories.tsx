import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { silentWorker } from '../../tests/silent-worker.ts'
import { PhotoCapture } from './PhotoCapture.tsx'

const meta = {
  component: PhotoCapture,
  args: {
    label: 'Front of your ID card',
    subject: 'card-front',
    guide: 'Fill the frame. No flash, no glare.',
    labels: {
      camera: 'Take the picture',
      album: 'Choose from album',
      retake: 'Take it again',
      working: 'One moment',
      preview: 'Your picture of the front of the card',
      unreadable: 'This file is not a picture. Choose another.',
    },
    onValueChange: fn(),
  },
} satisfies Meta<typeof PhotoCapture>
export default meta
type Story = StoryObj<typeof meta>

const drawn = async (): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = 856
  canvas.height = 540
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#cfe3ee'
    pen.fillRect(0, 0, 856, 540)
    pen.fillStyle = '#5b7f94'
    pen.fillRect(620, 150, 170, 220)
    for (let line = 0; line < 5; line += 1) pen.fillRect(60, 120 + line * 70, 420 - line * 40, 22)
  }
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? new Blob()), 'image/jpeg'),
  )
}

const taken: Story = {
  loaders: [async () => ({ photo: await drawn() })],
  render: (args, { loaded }) => <PhotoCapture {...args} value={loaded['photo'] as Blob} />,
}

export const Empty: Story = {}
export const CardBack: Story = { args: { label: 'Back of your ID card', subject: 'card-back' } }
export const Holder: Story = {
  args: {
    label: 'You, holding the card',
    subject: 'holder',
    guide: 'Hold the card beside your face. Both must be sharp.',
  },
}
export const Document: Story = { args: { label: 'Certificate of work', subject: 'document' } }
/** The camera's own picture on the page, where there is one. */
export const Live: Story = {
  args: {
    labels: {
      ...meta.args.labels,
      faults: {
        blurred: 'It is blurred. Hold still.',
        glare: 'Light shines back. Turn the card a little.',
        cutOff: 'A part is missing. Go further away.',
        kept: 'You can still use it.',
      },
      live: {
        take: 'Take it now',
        close: 'Close the camera',
        refused: 'The camera is not allowed here. Press again for the camera of the phone.',
        absent: 'There is no camera here. Press again, or choose from the album.',
        dark: 'Too dark. Go where there is light.',
        closer: 'Closer, until it fills the frame.',
        up: 'Move the phone up.',
        down: 'Move the phone down.',
        left: 'Move the phone to the left.',
        right: 'Move the phone to the right.',
        ready: 'Good. Hold still and take it.',
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText(args.labels.camera))
  },
}
export const LiveFace: Story = { ...Live, args: { ...Live.args, subject: 'holder', label: 'You' } }
export const Filled: Story = taken
export const Busy: Story = {
  args: { createWorker: silentWorker },
  play: async ({ canvas, args }) => {
    const file = new File(['a picture'], 'card.jpg', { type: 'image/jpeg' })
    await userEvent.upload(canvas.getByLabelText(args.labels.album), file)
    await canvas.findByText(args.labels.working)
  },
}
export const WithError: Story = {
  ...taken,
  args: { error: 'This picture is blurred. Hold still and try again.' },
}
export const Disabled: Story = { ...taken, args: { disabled: true } }
export const LongText: Story = {
  args: {
    guide:
      'Lay the card on a dark table in daylight, fill the frame with it, and make sure that no light shines back from its surface.',
    labels: {
      camera: 'Take the picture of the front of the card with the camera',
      album: 'Choose a picture that you took before from the album',
      retake: 'Take it again',
      working: 'One moment',
      preview: 'Your picture',
      unreadable: 'This file is not a picture. Choose another.',
    },
  },
}
export const Thai: Story = {
  args: {
    label: 'ด้านหน้าบัตรประชาชน',
    guide: 'ให้บัตรเต็มกรอบ ไม่ใช้แฟลช',
    labels: {
      camera: 'ถ่ายรูป',
      album: 'เลือกจากอัลบั้ม',
      retake: 'ถ่ายใหม่',
      working: 'สักครู่',
      preview: 'รูปด้านหน้าบัตรของคุณ',
      unreadable: 'ไฟล์นี้ไม่ใช่รูปภาพ โปรดเลือกใหม่',
    },
  },
  globals: { language: 'th' },
}
export const ThaiDark: Story = { ...Thai, globals: { language: 'th', theme: 'dark' } }
export const Urdu: Story = {
  args: {
    label: 'شناختی کارڈ کا سامنے کا رخ',
    guide: 'فریم بھریں، فلیش کے بغیر',
    labels: {
      camera: 'تصویر لیں',
      album: 'البم سے چنیں',
      retake: 'دوبارہ لیں',
      working: 'ایک لمحہ',
      preview: 'آپ کے کارڈ کی تصویر',
      unreadable: 'یہ فائل تصویر نہیں ہے۔ دوسری چنیں۔',
    },
  },
  globals: { language: 'ur' },
}
export const Arabic: Story = {
  args: {
    label: 'الوجه الأمامي لبطاقتك',
    guide: 'ملء الإطار دون وميض',
    labels: {
      camera: 'التقاط الصورة',
      album: 'اختيار من الألبوم',
      retake: 'التقاطها مجدداً',
      working: 'لحظة واحدة',
      preview: 'صورتك للوجه الأمامي',
      unreadable: 'هذا الملف ليس صورة. يُرجى اختيار غيره.',
    },
  },
  globals: { language: 'ar' },
}
