import { useLayoutEffect, useRef } from 'react'

/** A picture that is on the device. Its address is given back when the blob changes or the picture leaves. */
export function Preview({ photo, alt }: { photo: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const url = URL.createObjectURL(photo)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [photo])
  return <img ref={image} alt={alt} />
}
